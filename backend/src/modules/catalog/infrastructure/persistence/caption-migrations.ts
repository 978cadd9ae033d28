import { Migration } from '@mikro-orm/migrations';

export class CreateCaptions extends Migration {
  override up(): void {
    this.addSql(`create table catalog.caption (
      id uuid primary key,
      lecture_id uuid not null references catalog.lecture (id) on delete cascade,
      course_id uuid not null,
      language text not null,
      vtt text not null,
      updated_at timestamptz not null,
      constraint caption_lecture_id_language_unique unique (lecture_id, language)
    )`);
  }
}
