import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

export interface DeadLetter {
  readonly messageId: string;
  readonly subscriber: string;
  readonly type: string;
  readonly attempts: number;
  readonly error: string;
  readonly diedAt: Date;
}

/** Facts that could not be handed over in the allowed number of attempts; people look at them and try again. */
@Injectable()
export class DeadLetters {
  constructor(private readonly sql: Sql) {}

  /** Newest first, at most the limit. */
  list(limit: number): Promise<DeadLetter[]> {
    return this.sql.rows<DeadLetter>(
      `select message_id as "messageId", subscriber, type, attempts, error, died_at as "diedAt"
       from platform.dead_letter order by died_at desc limit $1`,
      [limit],
    );
  }

  /** Opens the delivery again with a fresh count of attempts; false when there is no such letter. */
  async retry(messageId: string, subscriber: string): Promise<boolean> {
    const row = await this.sql.first(
      `with letter as (
         delete from platform.dead_letter where message_id = $1 and subscriber = $2 returning message_id, subscriber
       )
       insert into platform.delivery (message_id, subscriber)
       select message_id, subscriber from letter returning message_id`,
      [messageId, subscriber],
    );
    return row !== null;
  }
}
