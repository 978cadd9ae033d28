import { Migration } from '@mikro-orm/migrations';

export class CreateUploads extends Migration {
  override up(): void {
    this.addSql(`create table catalog.upload (
      id uuid primary key,
      owner_id uuid not null,
      lecture_id uuid not null,
      course_id uuid not null,
      size bigint not null check (size > 0),
      file_name text not null,
      sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      parts jsonb not null,
      touched_at timestamptz not null,
      taken_at timestamptz,
      version integer not null default 1
    )`);
    this.addSql(`create index upload_open on catalog.upload (owner_id, created_at)
      where taken_at is null`);
    this.addSql(`create index upload_open_of_lecture on catalog.upload (lecture_id)
      where taken_at is null`);
    this.addSql('create index upload_oldest_open on catalog.upload (id) where taken_at is null');
    this.addSql(`create index video_kept_of_course on catalog.video (course_id) include (size)
      where status <> 'discarded'`);
  }
}
