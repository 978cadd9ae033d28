import type { UnitOfWork } from '../../application/unit-of-work.js';
import type { Subscriber } from '../../application/subscriber.js';
import type { Sql } from '../database/sql.js';

export interface ClaimedDelivery {
  readonly payload: object;
  /** The name of the fact. */
  readonly type: string;
  readonly recordedAt: Date;
  /** Counted from 1, including this attempt. */
  readonly attempt: number;
}

/** The rows that say which fact still has to be delivered to which subscriber: the queue's source of truth. */
export class Deliveries {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Claims the delivery under a lease, counting the attempt before it starts, so that one that kills its process
   * counts, too. Null if there is nothing to claim, for example while a transaction that marks it is still open.
   */
  async claim(
    messageId: string,
    subscriber: string,
    leaseMs: number,
  ): Promise<ClaimedDelivery | null> {
    return this.sql.first<ClaimedDelivery>(
      `with free as (
         select message_id, subscriber from platform.delivery
         where message_id = $1 and subscriber = $2 and due_at <= clock_timestamp() for update skip locked
       )
       update platform.delivery d
       set attempts = d.attempts + 1, due_at = clock_timestamp() + $3::float8 * interval '1 millisecond'
       from free, platform.outbox_message m
       where d.message_id = free.message_id and d.subscriber = free.subscriber and m.id = d.message_id
       returning m.payload, m.type, m.recorded_at as "recordedAt", d.attempts as attempt`,
      [messageId, subscriber, leaseMs],
    );
  }

  /** False if another attempt has begun meanwhile, because this one was silent for too long. */
  async extend(
    messageId: string,
    subscriber: string,
    attempt: number,
    leaseMs: number,
  ): Promise<boolean> {
    const kept = await this.sql.first(
      `update platform.delivery set due_at = clock_timestamp() + $4::float8 * interval '1 millisecond'
       where message_id = $1 and subscriber = $2 and attempts = $3 returning message_id`,
      [messageId, subscriber, attempt, leaseMs],
    );
    return kept !== null;
  }

  /** Marks the delivery as handled in one transaction with `effect`, which is not run if it was handled before. */
  async settleWith(
    messageId: string,
    subscriber: string,
    effect: () => Promise<void>,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (await this.settle(messageId, subscriber)) await effect();
    });
  }

  /** Marks the delivery as handled; false if it was handled before. */
  async settle(messageId: string, subscriber: string): Promise<boolean> {
    const first = await this.sql.first(
      `with open as (delete from platform.delivery where message_id = $1 and subscriber = $2)
       insert into platform.handled_message (message_id, subscriber) values ($1, $2)
       on conflict do nothing returning message_id`,
      [messageId, subscriber],
    );
    return first !== null;
  }

  /** Returns the delivery to be retried after the delay, unless another attempt has begun meanwhile. */
  async postpone(
    messageId: string,
    subscriber: string,
    attempt: number,
    delayMs: number,
    error: string,
  ): Promise<void> {
    await this.sql.rows(
      `update platform.delivery
       set due_at = clock_timestamp() + $4::float8 * interval '1 millisecond', last_error = $5
       where message_id = $1 and subscriber = $2 and attempts = $3`,
      [messageId, subscriber, attempt, delayMs, error],
    );
  }

  /**
   * Returns a delivery that was stopped without harm, for example by a shutdown, without counting the attempt; unless
   * another attempt has begun meanwhile.
   */
  async release(
    messageId: string,
    subscriber: string,
    attempt: number,
    delayMs = 0,
  ): Promise<void> {
    await this.sql.rows(
      `update platform.delivery
       set due_at = clock_timestamp() + $4::float8 * interval '1 millisecond', attempts = attempts - 1
       where message_id = $1 and subscriber = $2 and attempts = $3`,
      [messageId, subscriber, attempt, delayMs],
    );
  }

  /** Moves a delivery that will not be retried automatically to the dead letters. */
  async bury(messageId: string, subscriber: Subscriber, error: string): Promise<void> {
    await this.sql.rows(
      `with dead as (
         delete from platform.delivery where message_id = $1 and subscriber = $2 returning message_id, attempts
       )
       insert into platform.dead_letter (message_id, subscriber, type, payload, attempts, error)
       select m.id, $2, m.type, m.payload, dead.attempts, $3
       from dead join platform.outbox_message m on m.id = dead.message_id
       on conflict (message_id, subscriber) do update
       set attempts = excluded.attempts, error = excluded.error, died_at = clock_timestamp()`,
      [messageId, subscriber.name, error],
    );
  }
}
