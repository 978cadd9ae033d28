import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';

/**
 * The number of enrollments of a `course` row: its counter plus the noted changes. There are hardly ever any, which a
 * statement checks once rather than for each course.
 */
export const ENROLLMENTS = `(enrollment_count + case
  when exists (select from catalog.enrollment_change)
  then (select coalesce(sum(change), 0) from catalog.enrollment_change where course_id = course.id)
  else 0 end)::integer`;

// A counting transaction holds the row lock until it commits. Nobody waits for it: a transaction that finds the row
// locked inserts the change as a note, and the next one that gets the lock adds the notes to the counter. Other
// transactions see a note or a count together with the enrollment itself, never earlier or later. An update of `course`
// announces itself even if it matches no row (change-migrations.ts), so noted changes are announced as well.
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

/** For a course that was never sold and is locked: it may be about to be deleted, so this waits for the lock. */
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

/**
 * The number of enrollments of each course, exact at any moment, even while a thousand learners buy the same one
 * (docs/adr/0036).
 */
@Injectable()
export class EnrollmentCounts {
  constructor(private readonly sql: Sql) {}

  /** Joins the caller's transaction. @throws NotFound for a deleted course */
  async count(courseId: string, change: 1 | -1): Promise<void> {
    const row =
      (await this.sql.first(COUNT_OR_NOTE, [courseId, change])) ??
      (await this.sql.first(COUNT, [courseId, change]));
    // The course was deleted concurrently: nobody may be enrolled in a deleted course.
    if (!row) throw new NotFound();
  }

  /** Adds noted changes to the counters of rows that are not locked. */
  async fold(): Promise<void> {
    // The update would announce itself even without any notes, so this checks first.
    const noted = await this.sql.first('select from catalog.enrollment_change limit 1');
    if (noted) await this.sql.rows(FOLD);
  }
}
