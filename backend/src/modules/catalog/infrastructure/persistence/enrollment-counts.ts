import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';

/**
 * The enrollments of a row of `course`: its counter and what is noted beside it. Hardly ever is anything noted, which
 * a statement asks once, not for each course.
 */
export const ENROLLMENTS = `(enrollment_count + case
  when exists (select from catalog.enrollment_change)
  then (select coalesce(sum(change), 0) from catalog.enrollment_change where course_id = course.id)
  else 0 end)::integer`;

// Whoever counts holds the row until their transaction is on disk. Nobody waits for that: who finds the row held notes
// the change beside it, and the next who finds it free counts those in. What is noted or counted is seen by others with
// the enrollment itself, never before and never after. An update of `course` announces itself even where it meets no
// row (change-migrations.ts), so what is only noted is announced as well.
const COUNT_OR_NOTE = `with held as (
    select id from catalog.course where id = $1 for no key update skip locked
  ), noted_before as (
    delete from catalog.enrollment_change where course_id in (select id from held) returning change
  ), counted as (
    update catalog.course
    set enrollment_count = enrollment_count + $2::integer + (select coalesce(sum(change), 0) from noted_before)::integer,
        was_sold = was_sold or $2::integer > 0
    where id = $1 and exists (select from held) returning id
  ), noted as (
    insert into catalog.enrollment_change (course_id, change)
    select id, $2 from catalog.course where id = $1 and was_sold and not exists (select from held) returning course_id
  )
  select id from counted union all select course_id from noted`;

/** For a course that was never sold and is held: it may be about to be removed, which is worth waiting for. */
const COUNT = `update catalog.course
  set enrollment_count = enrollment_count + $2::integer, was_sold = was_sold or $2::integer > 0
  where id = $1 returning id`;

const FOLD = `with held as (
    select id from catalog.course where id in (select course_id from catalog.enrollment_change)
    for no key update skip locked
  ), noted as (
    delete from catalog.enrollment_change where course_id in (select id from held) returning course_id, change
  ), sums as (select course_id, sum(change)::integer as change from noted group by course_id)
  update catalog.course set enrollment_count = enrollment_count + sums.change from sums where id = course_id`;

/** How many are enrolled in each course, exact at any moment, also while a thousand buy the same one (docs/adr/0036). */
@Injectable()
export class EnrollmentCounts {
  constructor(private readonly sql: Sql) {}

  /** Joins the caller's transaction. @throws NotFound for a course that is gone */
  async count(courseId: string, change: 1 | -1): Promise<void> {
    const row =
      (await this.sql.first(COUNT_OR_NOTE, [courseId, change])) ??
      (await this.sql.first(COUNT, [courseId, change]));
    // Removed at the same moment: whoever enrolls must not end up with a course that is gone.
    if (!row) throw new NotFound();
  }

  /** Counts in what is noted beside rows that nobody holds. */
  async fold(): Promise<void> {
    // The update announces itself even when there is nothing to do, so that is asked first.
    const noted = await this.sql.first('select from catalog.enrollment_change limit 1');
    if (noted) await this.sql.rows(FOLD);
  }
}
