import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';

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

/** A run of the request; another one may replace it when it seems dead. */
export interface RequestRun extends RequestKey {
  readonly begunAt: string;
}

const LOST = '1 minute';
const KEPT = '24 hours';

/** Stores answers for repeated requests. */
@Injectable()
export class IdempotentRequests {
  constructor(private readonly sql: Sql) {}

  /**
   * Records that the request is running, or returns the earlier run of the last day. A run without an end counts as
   * dead after a minute.
   */
  async begin(
    { userId, key }: RequestKey,
    fingerprint: string,
  ): Promise<RequestRun | EarlierRequest> {
    await this.sql.rows(
      `delete from platform.idempotent_request
       where user_id = $1 and key = $2
         and begun_at < clock_timestamp() - case when status is null then $3 else $4 end::interval`,
      [userId, key, LOST, KEPT],
    );
    const run = await this.sql.first<RequestRun>(
      `insert into platform.idempotent_request (user_id, key, fingerprint) values ($1, $2, $3)
       on conflict do nothing returning user_id as "userId", key, begun_at::text as "begunAt"`,
      [userId, key, fingerprint],
    );
    if (run) return run;
    const earlier = await this.sql.first<EarlierRequest>(
      `select fingerprint, status, coalesce(answer, body::json) as body from platform.idempotent_request
       where user_id = $1 and key = $2`,
      [userId, key],
    );
    // The earlier run was refused and deleted between the two statements, so this may be the first one now.
    return earlier ?? this.begin({ userId, key }, fingerprint);
  }

  /** Stores the answer; false if another run has replaced this one. */
  async finish(
    { userId, key, begunAt }: RequestRun,
    status: number,
    body: unknown,
  ): Promise<boolean> {
    const kept = await this.sql.first(
      `update platform.idempotent_request set status = $4, answer = $5::json, body = $5::jsonb
       where user_id = $1 and key = $2 and begun_at = $3 returning key`,
      [userId, key, begunAt, status, JSON.stringify(body)],
    );
    return kept !== null;
  }

  /** Deletes the run unless it has an answer: an unanswered commit may have succeeded, or still be under way. */
  async forget({ userId, key, begunAt }: RequestRun): Promise<void> {
    await this.sql.rows(
      `delete from platform.idempotent_request
       where user_id = $1 and key = $2 and begun_at = $3 and status is null`,
      [userId, key, begunAt],
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
