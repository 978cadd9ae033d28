import { Migration } from '@mikro-orm/migrations';

export class CreateVideos extends Migration {
  override up(): void {
    this.addSql('create schema if not exists catalog');
    this.addSql(`create table catalog.video (
      id uuid primary key,
      lecture_id uuid not null,
      course_id uuid not null,
      source_key text not null,
      size bigint not null check (size > 0),
      created_at timestamptz not null,
      status text not null
        check (status in ('uploaded', 'probing', 'processing', 'ready', 'failed', 'discarded')),
      reason text,
      source jsonb,
      renditions jsonb not null,
      original_quality boolean not null,
      poster_key text,
      ready_at timestamptz,
      version integer not null default 1,
      check ((status = 'failed') <= (reason is not null)),
      check ((status = 'ready') <= (ready_at is not null))
    )`);
    this.addSql(`create index video_lecture_id_created_at_id_index
      on catalog.video (lecture_id, created_at, id)`);
    this.addSql(`create index video_waiting on catalog.video (created_at, id)
      where status in ('uploaded', 'probing', 'processing')`);
    // A separate table, so that progress every second never conflicts with an update of the video.
    this.addSql(`create table catalog.video_progress (
      video_id uuid primary key references catalog.video (id) on delete cascade,
      rung text not null,
      percent integer not null check (percent between 0 and 100)
    ) with (fillfactor = 50)`);
  }
}

export class AddStoryboards extends Migration {
  override up(): void {
    this.addSql('alter table catalog.video add has_storyboard boolean not null default false');
  }
}

export class KeepRemovedVideos extends Migration {
  override up(): void {
    this.addSql('alter table catalog.video add discarded_at timestamptz');
    this.addSql(`create index video_retired on catalog.video (discarded_at)
      where discarded_at is not null`);
  }
}

/** The educators whose videos were recently at the encoder. */
export class TakeTurns extends Migration {
  override up(): void {
    this.addSql(`create table catalog.encoder_turn (
      educator_id uuid primary key,
      until timestamptz not null
    )`);
  }
}
