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

class AddCertificates extends Migration {
  override up(): void {
    this.addSql(`create table learning.certificate (
      id uuid primary key,
      number text not null,
      learner_id uuid not null,
      course_id uuid not null,
      course_title text not null,
      seconds integer not null check (seconds >= 0),
      completed_at timestamptz not null,
      issued_at timestamptz not null,
      holder_name text,
      revoked_at timestamptz,
      revocation_cause text check (revocation_cause in ('refund', 'withdrawn')),
      revocation_reason text,
      constraint certificate_learner_id_course_id_unique unique (learner_id, course_id),
      constraint certificate_number_unique unique (number),
      check ((revoked_at is null) = (revocation_cause is null)),
      check ((revoked_at is null) = (revocation_reason is null))
    )`);
    // Public halves only; a key stays here after its secret is gone.
    this.addSql(`create table learning.certificate_key (
      kid text primary key,
      x text not null,
      first_used_at timestamptz not null
    )`);
  }
}

export const learningMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-learning-1', class: CreateLearning },
  { name: '2026-11-21-learning-2', class: AddCertificates },
];
