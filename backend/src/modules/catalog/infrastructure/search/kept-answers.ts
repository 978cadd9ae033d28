import { Injectable } from '@nestjs/common';
import type { HeaderList } from '../../../../platform/infrastructure/http/replies/send-kept.js';
import { CoursesInChange } from '../courses-in-change.js';
import { LiveHead } from './head/live-head.js';

/** A response as sent. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** Those that belong to the answer. */
  readonly headers: HeaderList;
  readonly courseIds: readonly string[];
}

const MOST = 1_000;
/** The maximum age, for changes that are not announced (educators' names, passing time, a language model's answers). */
const MAX_AGE_MS = 30_000;

/**
 * A cache of search responses, because the same searches recur: an entry lives until the index or one of its courses
 * changes. Nothing is cached while this process may be missing changes.
 */
@Injectable()
export class KeptAnswers {
  private readonly answers = new Map<string, KeptAnswer & { readonly until: number }>();

  constructor(
    private readonly live: LiveHead,
    private readonly inChange: CoursesInChange,
  ) {}

  /** Taken before the answer is computed, so that an answer overtaken by a change is not cached. */
  get stamp(): number | null {
    return this.live.stamp;
  }

  of(request: string): KeptAnswer | null {
    const answer = this.answers.get(request);
    if (!answer || this.stamp === null) return null;
    if (answer.until < performance.now()) this.answers.delete(request);
    else if (!this.inChange.includesAny(answer.courseIds)) return answer;
    return null;
  }

  keep(request: string, answer: KeptAnswer, stamp: number | null): void {
    if (stamp === null || stamp !== this.stamp) return;
    const [oldest] = this.answers.keys();
    if (this.answers.size >= MOST && oldest !== undefined) this.answers.delete(oldest);
    this.answers.set(request, { ...answer, until: performance.now() + MAX_AGE_MS });
  }

  /** The index changed, which may affect any answer. */
  forget(): void {
    this.answers.clear();
  }

  /** The displayed data of the course changed. */
  forgetCourse(courseId: string): void {
    for (const [request, { courseIds }] of this.answers)
      if (courseIds.includes(courseId)) this.answers.delete(request);
  }
}
