import { RatingTallies, type StarCounts } from '../application/ratings/rating-tallies.js';
import type { RatingShift } from '../domain/rating-shift.js';

export class InMemoryTallies extends RatingTallies {
  private readonly counts = new Map<string, number>();

  async add(courseId: string, { from, to }: RatingShift): Promise<void> {
    if (from !== null) this.change(courseId, from, -1);
    if (to !== null) this.change(courseId, to, 1);
  }

  async of(courseId: string): Promise<StarCounts> {
    const countOf = (stars: number) => this.counts.get(`${courseId} ${stars}`) ?? 0;
    return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
  }

  private change(courseId: string, stars: number, by: 1 | -1): void {
    const key = `${courseId} ${stars}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }
}
