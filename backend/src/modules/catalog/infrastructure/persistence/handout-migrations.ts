import { Migration } from '@mikro-orm/migrations';

export class CreateHandouts extends Migration {
  override up(): void {
    this.addSql(`create table catalog.handout (
      id uuid primary key,
      lecture_id uuid not null references catalog.lecture (id) on delete cascade,
      course_id uuid not null,
      file_id uuid not null constraint handout_file_id_unique unique,
      name text not null,
      size integer not null check (size > 0),
      added_at timestamptz not null
    )`);
    this.addSql('create index handout_lecture_id_index on catalog.handout (lecture_id)');
    this.addSql('create index handout_course_id_index on catalog.handout (course_id)');
  }
}
