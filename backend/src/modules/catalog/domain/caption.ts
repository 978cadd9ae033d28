import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { toWebVtt } from './caption-text.js';
import { CaptionsChanged, type CaptionsOfLecture } from './lecture-facts.js';

export const MAX_LANGUAGES = 20;

interface NewCaption {
  readonly id: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** As in BCP 47: `en`, `hi`, `pt-BR`. */
  readonly language: string;
  /** WebVTT or SubRip. */
  readonly content: string;
  readonly at: Date;
}

/** What is said in a lecture, in one language, to be read along. It stays when the video is replaced. */
export class Caption extends AggregateRoot {
  private constructor(
    readonly id: string,
    readonly lectureId: string,
    readonly courseId: string,
    readonly language: string,
    private _vtt: string,
    private _updatedAt: Date,
  ) {
    super();
  }

  /** @throws InvalidInput for a language that is none, CaptionsInvalid */
  static add({ id, lectureId, courseId, language, content, at }: NewCaption): Caption {
    const vtt = toWebVtt(content);
    const caption = new Caption(id, lectureId, courseId, canonical(language), vtt, at);
    caption.record(CaptionsChanged.of(caption.asFact()));
    return caption;
  }

  get vtt(): string {
    return this._vtt;
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  /** @throws CaptionsInvalid */
  rewrite(content: string, at: Date): void {
    this._vtt = toWebVtt(content);
    this._updatedAt = at;
    this.record(CaptionsChanged.of(this.asFact()));
  }

  remove(): void {
    this.record(CaptionsChanged.of(this.asFact()));
  }

  private asFact(): CaptionsOfLecture {
    return { lectureId: this.lectureId, courseId: this.courseId, language: this.language };
  }
}

/** The one spelling of a language tag. @throws InvalidInput */
export function canonical(language: string): string {
  const refusal = InvalidInput.field('language', 'Choose a language, such as en or hi.');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(language)) throw refusal;
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    throw refusal;
  }
}
