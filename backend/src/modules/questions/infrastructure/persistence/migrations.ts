import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';

class CreateQuestions extends Migration {
  override up(): void {
    this.addSql('create schema if not exists questions');
    this.addSql(`create table questions.question (
      id uuid primary key,
      course_id uuid not null,
      lecture_id uuid not null,
      position_seconds integer not null check (position_seconds >= 0),
      created_at timestamptz not null,
      author_id uuid,
      text text check (char_length(text) between 1 and 2000),
      edited_at timestamptz,
      answers jsonb not null check (jsonb_array_length(answers) <= 200),
      is_awaiting boolean not null,
      told smallint not null,
      is_told_of_learners boolean not null,
      check ((author_id is null) = (text is null))
    )`);
    // The last mail to the educator of a course, and its day (UTC).
    this.addSql(`create table questions.educator_notice (
      course_id uuid primary key,
      day date not null,
      mail_id text not null
    )`);
    // Both are scanned backwards for "newest first".
    this.addSql(
      'create index question_course_id_created_at_id_index on questions.question (course_id, created_at, id)',
    );
    this.addSql(
      'create index question_lecture_id_created_at_id_index on questions.question (lecture_id, created_at, id)',
    );
    this.addSql(
      'create index question_awaiting_index on questions.question (course_id, created_at, id) where is_awaiting',
    );
    // For the export of what a person wrote.
    this.addSql('create index question_author_index on questions.question (author_id)');
    this.addSql(
      'create index question_answers_index on questions.question using gin (answers jsonb_path_ops)',
    );
  }
}

export const questionsMigrations: readonly NamedMigration[] = [
  { name: '2026-11-26-questions-1', class: CreateQuestions },
];
