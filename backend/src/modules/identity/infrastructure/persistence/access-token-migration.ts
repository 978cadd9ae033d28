import { Migration } from '@mikro-orm/migrations';

export class CreateAccessTokens extends Migration {
  override up(): void {
    this.addSql(`create table identity.access_token (
      id uuid primary key,
      user_id uuid not null references identity."user" (id) on delete cascade,
      name text not null,
      scopes text[] not null,
      token_hash text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      constraint access_token_token_hash_unique unique (token_hash)
    )`);
    this.addSql('create index access_token_user_id_index on identity.access_token (user_id)');
  }
}
