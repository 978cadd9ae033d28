import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/migrate.js';

class CreateLearning extends Migration {
  override up(): void {
    this.addSql('create schema if not exists learning');
    // Room on every page: a watch message rewrites its row, and should not have to touch the indexes.
    this.addSql(`create table learning.enrollment (
      id uuid primary key,
      learner_id uuid not null,
      course_id uuid not null,
      status text not null check (status in ('active', 'refunded')),
      grant_kind text not null check (grant_kind in ('order', 'free')),
      order_id uuid check ((order_id is not null) = (grant_kind = 'order')),
      enrolled_at timestamptz not null,
      active_since timestamptz not null,
      ended_at timestamptz check ((ended_at is not null) = (status = 'refunded')),
      progress jsonb not null,
      constraint enrollment_learner_id_course_id_unique unique (learner_id, course_id)
    ) with (fillfactor = 80)`);
    // Read backwards for "newest first".
    this.addSql(
      'create index enrollment_learner_id_enrolled_at_index on learning.enrollment (learner_id, enrolled_at)',
    );
    this.addSql(
      'create index enrollment_course_id_enrolled_at_index on learning.enrollment (course_id, enrolled_at)',
    );
    this.addSql(`create table learning.weekly_goal (
      learner_id uuid primary key,
      minutes integer check (minutes > 0)
    )`);
  }
}

export const learningMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-learning-1', class: CreateLearning },
];
