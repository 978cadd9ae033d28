import { Injectable } from '@nestjs/common';
import { CoursesInChange } from '../courses-in-change.js';
import { LiveHead } from './head/live-head.js';

/** An answer as it is sent. */
export interface KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly correctedTo: string | null;
  readonly courseIds: readonly string[];
}

const MOST = 1_000;
/** What is not announced (names of educators, the time that passes, a language model's mood) may be this old. */
const MAX_AGE_MS = 30_000;

/**
 * The same things are looked for again and again: what was answered is kept as it was sent, until the index or one of
 * its courses changes. Nothing is kept while this process does not hear of changes, or is still reading one.
 */
@Injectable()
export class KeptAnswers {
  private readonly answers = new Map<string, KeptAnswer & { readonly until: number }>();

  constructor(
    private readonly live: LiveHead,
    private readonly inChange: CoursesInChange,
  ) {}

  /** Taken before the answer is made, so that one that was overtaken by a change is not kept. */
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

  /** The index changed: any answer may be another one now. */
  forget(): void {
    this.answers.clear();
  }

  /** What is shown of the course changed. */
  forgetCourse(courseId: string): void {
    for (const [request, { courseIds }] of this.answers)
      if (courseIds.includes(courseId)) this.answers.delete(request);
  }
}
