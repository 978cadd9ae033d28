import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import {
  type CardOfCourse,
  CourseCards,
  type NewCard,
} from '../../application/courses/course-cards.js';
import type { CoursePage, PublishedQuery } from '../../application/courses/courses-view.js';
import { ENROLLMENTS } from './enrollment-counts.js';
import { pageOf, publishedQuery, type Sorted } from './published-query.js';

const COLUMNS = `id as "courseId", creator_id as "creatorId", ${ENROLLMENTS} as "enrollmentCount",
  coalesce(stamp, 0) as stamp, case when shape = $1 then card end as card`;
const WITH_CARDS = 'catalog.course left join catalog.course_card on course_id = id';

@Injectable()
export class SqlCourseCards extends CourseCards {
  constructor(
    private readonly sql: Sql,
    private readonly log: Log,
  ) {
    super();
  }

  async published(query: PublishedQuery, shape: string): Promise<CoursePage<CardOfCourse>> {
    const selection = { columns: COLUMNS, from: WITH_CARDS, params: [shape] };
    const [text, params] = publishedQuery(selection, query);
    const rows =
      query.words.length > 0
        ? await this.sql.rowsPlannedAnew<Sorted<CardOfCourse>>(text, params)
        : await this.sql.rows<Sorted<CardOfCourse>>(text, params);
    return pageOf(rows, query.limit, ({ courseId }) => courseId);
  }

  async keep(cards: readonly NewCard[], shape: string): Promise<void> {
    if (cards.length === 0) return;
    const columns = [
      cards.map(({ courseId }) => courseId),
      cards.map(({ stamp }) => stamp),
      cards.map(({ card }) => card),
    ];
    // Ordered, so that two transactions storing the same cards do not deadlock.
    const kept = this.sql.rows(
      `insert into catalog.course_card (course_id, stamp, card, shape)
       select course_id, stamp, card, $4
       from unnest($1::uuid[], $2::integer[], $3::text[]) as made (course_id, stamp, card)
       order by course_id
       on conflict (course_id) do update set card = excluded.card, shape = excluded.shape
       where course_card.stamp = excluded.stamp`,
      [...columns, shape],
    );
    // A course may be deleted concurrently.
    await kept.catch((error: unknown) => this.log.warn({ err: error }, 'cards were not kept'));
  }

  async forget(creatorId: string): Promise<void> {
    await this.sql.rows(
      'select catalog.throw_card_away(id) from catalog.course where creator_id = $1 order by id',
      [creatorId],
    );
  }
}
