import { Injectable } from '@nestjs/common';

/** Longer than a change takes to commit and to be announced. */
const DOUBT_MS = 5_000;

/**
 * The courses that this process has just changed. The notification of a change arrives after its commit, perhaps after
 * the response: until then, no cache entry about these courses may be trusted.
 */
@Injectable()
export class CoursesInChange {
  private readonly until = new Map<string, number>();

  mark(courseId: string): void {
    const now = performance.now();
    // Deleted and set again, so that the map stays in insertion order with the oldest first.
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
