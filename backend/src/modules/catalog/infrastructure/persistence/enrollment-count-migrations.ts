import { Migration } from '@mikro-orm/migrations';

/**
 * Count changes noted while another transaction held the course's row lock (docs/adr/0036). There is no foreign key,
 * because it would lock that same row; only sold courses have entries, and those are never deleted.
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
