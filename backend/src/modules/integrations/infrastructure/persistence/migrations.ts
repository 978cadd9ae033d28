import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';

class CreateWebhooks extends Migration {
  override up(): void {
    this.addSql('create schema if not exists integrations');
    this.addSql(`create table integrations.webhook_endpoint (
      id uuid primary key,
      url text not null,
      events text[] not null,
      secret text not null,
      previous_secret text,
      is_active boolean not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create table integrations.webhook_delivery (
      id uuid primary key,
      endpoint_id uuid not null references integrations.webhook_endpoint (id),
      event text not null,
      data jsonb not null,
      status text not null check (status in ('pending', 'delivered', 'failed')),
      attempts integer not null,
      last_answer text,
      created_at timestamptz not null,
      delivered_at timestamptz
    )`);
    this.addSql(
      'create index webhook_delivery_endpoint_id_id_index on integrations.webhook_delivery (endpoint_id, id)',
    );
  }
}

/** A partial index: nearly all deliveries are delivered, and staff look for the others. */
class IndexWhatWasNotTaken extends Migration {
  override up(): void {
    this.addSql(`create index webhook_delivery_not_taken_index
      on integrations.webhook_delivery (status, id) where status <> 'delivered'`);
  }
}

export const integrationsMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-integrations-1', class: CreateWebhooks },
  { name: '2026-11-21-integrations-2', class: IndexWhatWasNotTaken },
];
