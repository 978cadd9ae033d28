import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { RatingTallies, type StarCounts } from '../../application/ratings/rating-tallies.js';
import type { RatingShift } from '../../domain/rating-shift.js';

@Injectable()
export class SqlRatingTallies extends RatingTallies {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add(courseId: string, { from, to }: RatingShift): Promise<void> {
    // An update: the row exists, and inserting -1 would violate the check, even with a conflict clause.
    if (from !== null)
      await this.sql.rows(
        'update reviews.rating_tally set count = count - 1 where course_id = $1 and stars = $2',
        [courseId, from],
      );
    if (to !== null)
      await this.sql.rows(
        `insert into reviews.rating_tally (course_id, stars, count) values ($1, $2, 1)
         on conflict (course_id, stars) do update set count = rating_tally.count + 1`,
        [courseId, to],
      );
  }

  async of(courseId: string): Promise<StarCounts> {
    const rows = await this.sql.rows<{ stars: number; count: number }>(
      'select stars, count from reviews.rating_tally where course_id = $1',
      [courseId],
    );
    const countOf = (wanted: number) => rows.find(({ stars }) => stars === wanted)?.count ?? 0;
    return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
  }
}
