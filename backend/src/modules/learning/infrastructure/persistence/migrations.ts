import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';

class CreateLearning extends Migration {
  override up(): void {
    this.addSql('create schema if not exists learning');
    // A fill factor that leaves room on every page: a watch message rewrites its row and should not touch the indexes
    // (HOT update).
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
    // Scanned backwards for "newest first".
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
    // Public keys only; they stay after their secret is discarded.
    this.addSql(`create table learning.certificate_key (
      kid text primary key,
      x text not null,
      first_used_at timestamptz not null
    )`);
  }
}

class AddNotes extends Migration {
  override up(): void {
    this.addSql(`create table learning.note (
      id uuid primary key,
      learner_id uuid not null,
      course_id uuid not null,
      lecture_id uuid not null,
      course_title text not null,
      lecture_title text not null,
      position_seconds integer not null check (position_seconds >= 0),
      text text not null check (char_length(text) between 1 and 2000),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    // Every list is one learner's.
    this.addSql(
      'create index note_learner_id_course_id_index on learning.note (learner_id, course_id)',
    );
  }
}

export const learningMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-learning-1', class: CreateLearning },
  { name: '2026-11-21-learning-2', class: AddCertificates },
  { name: '2026-11-25-learning-3', class: AddNotes },
];
