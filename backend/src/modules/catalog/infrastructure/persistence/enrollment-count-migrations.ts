import { Migration } from '@mikro-orm/migrations';

/**
 * Changes of a course's count that found its row held by somebody (docs/adr/0036). Without a foreign key, which would
 * lock the very row they go out of the way of: only courses that were sold have any, and those are never removed.
 */
export class CreateEnrollmentChanges extends Migration {
  override up(): void {
    this.addSql(`create table catalog.enrollment_change (
      course_id uuid not null,
      change integer not null check (change in (1, -1))
    )`);
    this.addSql('create index enrollment_change_course on catalog.enrollment_change (course_id)');
  }
}
