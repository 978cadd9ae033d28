import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from './named-migration.js';

class CreateOutbox extends Migration {
  override up(): void {
    this.addSql('create schema if not exists platform');
    this.addSql(`create table platform.outbox_message (
      id uuid primary key,
      type text not null,
      payload jsonb not null,
      recorded_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql(`create table platform.delivery (
      message_id uuid not null references platform.outbox_message (id) on delete cascade,
      subscriber text not null,
      attempts integer not null default 0,
      due_at timestamptz not null default clock_timestamp(),
      last_error text,
      primary key (message_id, subscriber)
    )`);
    this.addSql('create index delivery_due on platform.delivery (due_at)');
    this.addSql(`create table platform.handled_message (
      message_id uuid not null,
      subscriber text not null,
      handled_at timestamptz not null default clock_timestamp(),
      primary key (message_id, subscriber)
    )`);
    this.addSql(`create table platform.dead_letter (
      message_id uuid not null,
      subscriber text not null,
      type text not null,
      payload jsonb not null,
      attempts integer not null,
      error text not null,
      died_at timestamptz not null default clock_timestamp(),
      primary key (message_id, subscriber)
    )`);
  }
}

class CreateIdempotentRequests extends Migration {
  override up(): void {
    this.addSql(`create table platform.idempotent_request (
      user_id uuid not null,
      key uuid not null,
      fingerprint text not null,
      status integer,
      body jsonb,
      begun_at timestamptz not null default clock_timestamp(),
      primary key (user_id, key)
    )`);
    this.addSql(
      'create index idempotent_request_begun_at on platform.idempotent_request (begun_at)',
    );
  }
}

class CreateChores extends Migration {
  override up(): void {
    this.addSql(`create table platform.chore (
      name text primary key,
      begun_at timestamptz not null default clock_timestamp()
    )`);
  }
}

/** `json` keeps the order of the keys, so that a repeated request gets the same bytes. The previous release reads `body`. */
class KeepAnswersAsWritten extends Migration {
  override up(): void {
    this.addSql('alter table platform.idempotent_request add column answer json');
  }
}

export const platformMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-a-platform-1', class: CreateOutbox },
  { name: '2026-11-21-a-platform-2', class: CreateIdempotentRequests },
  { name: '2026-11-21-a-platform-3', class: CreateChores },
  { name: '2026-11-27-a-platform-1-answers', class: KeepAnswersAsWritten },
];
