import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';

class CreateReviews extends Migration {
  override up(): void {
    this.addSql('create schema if not exists reviews');
    this.addSql(`create table reviews.review (
      id uuid primary key,
      course_id uuid not null,
      author_id uuid not null,
      rating smallint not null check (rating between 1 and 5),
      comment text not null check (char_length(comment) <= 2000),
      created_at timestamptz not null,
      edited_at timestamptz,
      constraint review_author_id_course_id_unique unique (author_id, course_id)
    )`);
    // Both are scanned backwards for "newest first".
    this.addSql('create index review_created_at_id_index on reviews.review (created_at, id)');
    this.addSql(
      'create index review_course_id_created_at_id_index on reviews.review (course_id, created_at, id)',
    );
  }
}

class AddRepliesReportsAndTallies extends Migration {
  override up(): void {
    this.addSql(`alter table reviews.review
      add column reply text check (char_length(reply) <= 2000),
      add column replied_at timestamptz,
      add column hidden_at timestamptz,
      add check ((reply is null) = (replied_at is null))`);
    this.addSql(`create table reviews.report (
      review_id uuid not null references reviews.review (id) on delete cascade,
      reporter_id uuid not null,
      ground text not null check (ground in ('spam', 'abusive', 'off_topic', 'personal_data', 'other')),
      note text not null check (char_length(note) <= 500),
      reported_at timestamptz not null,
      settled_at timestamptz,
      primary key (review_id, reporter_id)
    )`);
    this.addSql(
      'create index report_open_index on reviews.report (review_id) where settled_at is null',
    );
    this.addSql(`create table reviews.rating_tally (
      course_id uuid not null,
      stars smallint not null check (stars between 1 and 5),
      count integer not null check (count >= 0),
      primary key (course_id, stars)
    )`);
    this.addSql(`insert into reviews.rating_tally (course_id, stars, count)
      select course_id, rating, count(*) from reviews.review group by course_id, rating`);
  }
}

export const reviewsMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-reviews-1', class: CreateReviews },
  { name: '2026-11-21-reviews-2', class: AddRepliesReportsAndTallies },
];
