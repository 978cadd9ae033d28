import { AggregateRoot } from '../../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { toWebVtt } from './caption-text.js';
import { CaptionsChanged, type CaptionsOfLecture } from '../lectures/lecture-facts.js';

export const MAX_LANGUAGES = 20;

interface NewCaption {
  readonly id: string;
  readonly lectureId: string;
  readonly courseId: string;
  /** A BCP 47 tag: `en`, `hi`, `pt-BR`. */
  readonly language: string;
  /** WebVTT or SubRip. */
  readonly content: string;
  readonly at: Date;
}

/** The captions of a lecture in one language. They stay when its video is replaced. */
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

  /** @throws InvalidInput for an invalid language tag, CaptionsInvalid */
  static add({ id, lectureId, courseId, language, content, at }: NewCaption): Caption {
    const tag = canonical(language);
    if (tag === null) throw InvalidInput.field('language', 'Choose a language, such as en or hi.');
    const caption = new Caption(id, lectureId, courseId, tag, toWebVtt(content), at);
    caption.record(CaptionsChanged.of(caption.asFact()));
    return caption;
  }

  get vtt(): string {
    return this._vtt;
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  /** Whether the captions are in this language, in any spelling of its tag: `pt-br` is `pt-BR`. */
  isIn(language: string): boolean {
    return this.language === canonical(language);
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

/** The canonical spelling of a language tag; null for an invalid one. */
function canonical(language: string): string | null {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(language)) return null;
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
}
