import { Injectable } from '@nestjs/common';

/** Longer than a change takes to commit and to be heard of. */
const DOUBT_MS = 5_000;

/**
 * The courses that this process changed a moment ago. Word of a change comes after its commit, perhaps after its
 * answer: until then nothing that is kept in memory is to be believed of them.
 */
@Injectable()
export class CoursesInChange {
  private readonly until = new Map<string, number>();

  mark(courseId: string): void {
    const now = performance.now();
    // Set anew they come last, so the first are the oldest.
    this.until.delete(courseId);
    this.until.set(courseId, now + DOUBT_MS);
    this.forgetBefore(now);
  }

  includesAny(courseIds: readonly string[]): boolean {
    if (this.until.size === 0) return false;
    this.forgetBefore(performance.now());
    return courseIds.some((courseId) => this.until.has(courseId));
  }

  private forgetBefore(now: number): void {
    for (const [courseId, until] of this.until)
      if (until > now) return;
      else this.until.delete(courseId);
  }
}
