import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

export interface RequestKey {
  readonly userId: string;
  readonly key: string;
}

export interface EarlierRequest {
  readonly fingerprint: string;
  /** Null while it runs. */
  readonly status: number | null;
  readonly body: unknown;
}

const LOST = '1 minute';
const KEPT = '24 hours';

/** The answers that were given, for those who ask again. */
@Injectable()
export class IdempotentRequests {
  constructor(private readonly sql: Sql) {}

  /** Notes that the request runs now, or tells of the earlier one of the last day. One that never ended counts as gone after a minute. */
  async begin({ userId, key }: RequestKey, fingerprint: string): Promise<EarlierRequest | null> {
    await this.sql.rows(
      `delete from platform.idempotent_request
       where user_id = $1 and key = $2
         and begun_at < clock_timestamp() - case when status is null then $3 else $4 end::interval`,
      [userId, key, LOST, KEPT],
    );
    const isFirst = await this.sql.first(
      `insert into platform.idempotent_request (user_id, key, fingerprint) values ($1, $2, $3)
       on conflict do nothing returning key`,
      [userId, key, fingerprint],
    );
    if (isFirst) return null;
    const earlier = await this.sql.first<EarlierRequest>(
      'select fingerprint, status, body from platform.idempotent_request where user_id = $1 and key = $2',
      [userId, key],
    );
    // Refused and forgotten between the two statements: then this one is the first, if nobody else is.
    return earlier ?? this.begin({ userId, key }, fingerprint);
  }

  async finish({ userId, key }: RequestKey, status: number, body: unknown): Promise<void> {
    await this.sql.rows(
      'update platform.idempotent_request set status = $3, body = $4 where user_id = $1 and key = $2',
      [userId, key, status, JSON.stringify(body)],
    );
  }

  /** Unless it has its answer after all: a commit that was not answered may have been made, or still be under way. */
  async forget({ userId, key }: RequestKey): Promise<void> {
    await this.sql.rows(
      'delete from platform.idempotent_request where user_id = $1 and key = $2 and status is null',
      [userId, key],
    );
  }

  async forgetOld(): Promise<void> {
    await this.sql.rows(
      'delete from platform.idempotent_request where begun_at < clock_timestamp() - $1::interval',
      [KEPT],
    );
  }

  async forgetAllOf(userId: string): Promise<void> {
    await this.sql.rows('delete from platform.idempotent_request where user_id = $1', [userId]);
  }
}
