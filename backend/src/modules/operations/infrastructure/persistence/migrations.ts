import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';

class CreateAuditLog extends Migration {
  override up(): void {
    this.addSql('create schema if not exists operations');
    this.addSql(`create table operations.audit_entry (
      id uuid primary key,
      at timestamptz not null,
      actor_id uuid not null,
      action text not null,
      target text not null,
      reason text not null,
      before jsonb,
      after jsonb,
      changed boolean not null,
      request_id text not null,
      request_key uuid,
      constraint audit_entry_once unique (actor_id, request_key)
    )`);
    this.addSql('create index audit_entry_target on operations.audit_entry (target, id)');
    this.addSql('create index audit_entry_actor on operations.audit_entry (actor_id, id)');
    this.addSql('create index audit_entry_action on operations.audit_entry (action, id)');
    this.addSql(`create function operations.refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'the audit log is append-only'; end $$`);
    // Nobody else can connect with the owner's rights; this guards against a bug in the program.
    this.addSql(`create trigger audit_entry_append_only
      before update or delete or truncate on operations.audit_entry
      for each statement execute function operations.refuse_change()`);
  }
}

class AddRequestPrint extends Migration {
  override up(): void {
    this.addSql('alter table operations.audit_entry add column request_print text');
  }
}

export const operationsMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-operations-1', class: CreateAuditLog },
  { name: '2026-11-26-operations-2', class: AddRequestPrint },
];
