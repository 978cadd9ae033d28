import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/migrate.js';

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
    // Both are read backwards for "newest first".
    this.addSql('create index review_created_at_id_index on reviews.review (created_at, id)');
    this.addSql(
      'create index review_course_id_created_at_id_index on reviews.review (course_id, created_at, id)',
    );
  }
}

export const reviewsMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-reviews-1', class: CreateReviews },
];
