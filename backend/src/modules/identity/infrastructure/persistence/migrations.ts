import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';
import { AddAccountCare } from './account-migration.js';
import { CreateAccessTokens } from './access-token-migration.js';
import { CreateChallengeTraces } from './challenge-trace-migration.js';
import { AddConsent } from './consent-migration.js';
import { MarkDevices } from './device-mark-migration.js';
import { AddEmailChanges } from './email-change-migration.js';
import { CreateFarewells } from './farewell-migration.js';
import { FoldNames, IndexEducatorNames, IndexFoldedNames } from './educator-names-migration.js';

class CreateIdentity extends Migration {
  override up(): void {
    this.addSql('create schema if not exists identity');
    this.addSql(`create table identity."user" (
      id uuid primary key,
      name text not null,
      email text not null,
      role text not null check (role in ('student', 'educator', 'ops')),
      password_hash text,
      description text not null,
      photo_id uuid,
      provider_key text,
      email_verified_at timestamptz,
      created_at timestamptz not null,
      constraint user_email_unique unique (email),
      constraint user_provider_key_unique unique (provider_key)
    )`);
    this.addSql(`create table identity.session (
      id uuid primary key,
      user_id uuid not null references identity."user" (id) on delete cascade,
      created_at timestamptz not null,
      idle_ms bigint not null,
      ends_at timestamptz not null,
      last_seen_at timestamptz not null,
      ended_at timestamptz
    )`);
    this.addSql('create index session_user_id_index on identity.session (user_id)');
    this.addSql(`create table identity.otp_challenge (
      id uuid primary key,
      user_id uuid not null references identity."user" (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      wrong_tries integer not null,
      passed_at timestamptz
    )`);
    this.addSql(
      'create index otp_challenge_user_id_created_at_index on identity.otp_challenge (user_id, created_at)',
    );
    this.addSql(`create table identity.reset_permit (
      token_hash text primary key,
      user_id uuid not null references identity."user" (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
  }
}

export const identityMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-identity-1', class: CreateIdentity },
  { name: '2026-11-21-identity-3', class: IndexEducatorNames },
  { name: '2026-11-21-identity-4', class: AddAccountCare },
  { name: '2026-11-21-identity-9', class: CreateAccessTokens },
  { name: '2026-11-21-identity-9-consent', class: AddConsent },
  { name: '2026-11-21-identity-9-device-mark', class: MarkDevices },
  { name: '2026-11-21-identity-9-email-change', class: AddEmailChanges },
  { name: '2026-11-22-identity-1-farewell', class: CreateFarewells },
  { name: '2026-11-24-identity-1-challenge-trace', class: CreateChallengeTraces },
  { name: '2026-11-28-identity-1-name-words', class: FoldNames },
  { name: '2026-11-28-identity-2-name-words-index', class: IndexFoldedNames },
];
