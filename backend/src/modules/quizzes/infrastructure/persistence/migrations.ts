import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';

class CreateQuizzes extends Migration {
  override up(): void {
    this.addSql('create schema if not exists quizzes');
    this.addSql(`create table quizzes.quiz (
      lecture_id uuid primary key,
      course_id uuid not null,
      questions jsonb not null check (jsonb_array_length(questions) between 1 and 20),
      revised_at timestamptz not null
    )`);
    this.addSql('create index quiz_course_id_index on quizzes.quiz (course_id)');
    this.addSql(`create table quizzes.quiz_result (
      id uuid primary key,
      learner_id uuid not null,
      lecture_id uuid not null references quizzes.quiz (lecture_id) on delete cascade,
      first_at timestamptz not null,
      first_choices jsonb not null,
      attempts integer not null check (attempts > 0),
      best_right smallint not null,
      best_of smallint not null,
      last_attempt_id uuid not null,
      last_at timestamptz not null,
      check (best_right between 0 and best_of),
      constraint quiz_result_learner_id_lecture_id_unique unique (learner_id, lecture_id)
    )`);
    // Scanned backwards for the newest learners.
    this.addSql(
      'create index quiz_result_lecture_id_first_at_index on quizzes.quiz_result (lecture_id, first_at)',
    );
  }
}

export const quizzesMigrations: readonly NamedMigration[] = [
  { name: '2026-11-27-quizzes-1', class: CreateQuizzes },
];
