import { Injectable } from '@nestjs/common';
import { DomainError } from '../../domain/domain-error.js';
import { Sql } from '../database/sql.js';
import { Subscriptions } from './subscriptions.js';

/** No subscriber of this release would take the delivery, and nobody would notice that it waits. */
class SubscriberUnknown extends DomainError {
  constructor() {
    super(
      'conflict',
      'SUBSCRIBER_UNKNOWN',
      'This release has no subscriber of this name, so nobody would get it. The letter can only be discarded.',
    );
  }
}

export interface DeadLetter {
  readonly messageId: string;
  readonly subscriber: string;
  readonly type: string;
  readonly attempts: number;
  readonly error: string;
  readonly diedAt: Date;
  /** Ids of what the fact is about, as `orderId`. */
  readonly about: Readonly<Record<string, string>>;
}

/** The cursor at the end of a page of dead letters. */
export type DeadLetterMark = Pick<DeadLetter, 'diedAt' | 'messageId' | 'subscriber'>;

/** The state of a fact's delivery to one subscriber. */
export interface DeliveryState {
  readonly state: 'open' | 'handled' | 'dead';
  /** 0 for a handled one, because attempts are no longer stored. */
  readonly attempts: number;
}

/** What staff may look up by its id; other values of a fact may be personal or secret. */
const SHOWN =
  'courseId lectureId videoId orderId paymentId certificateId payoutId userId learnerId deliveryId'.split(
    ' ',
  );

/** Sorts after every dead letter. */
const NEWEST: DeadLetterMark = {
  diedAt: new Date('9999-01-01T00:00:00.000Z'),
  messageId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  subscriber: '',
};

/** Facts that could not be delivered in the allowed number of attempts; staff look at them and retry them. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly sql: Sql,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Newest first, at most the limit; of one subscriber or of all. */
  list(
    limit: number,
    after: DeadLetterMark | null = null,
    subscriber: string | null = null,
  ): Promise<DeadLetter[]> {
    const mark = after ?? NEWEST;
    return this.sql.rows<DeadLetter>(
      `select message_id as "messageId", subscriber, type, attempts, error,
              date_trunc('milliseconds', died_at) as "diedAt", (
                select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(payload)
                where key = any($6::text[]) and value is not null
              ) as about
       from platform.dead_letter
       where (date_trunc('milliseconds', died_at), message_id, subscriber) < ($2, $3, $4)
         and ($5::text is null or subscriber = $5)
       order by date_trunc('milliseconds', died_at) desc, message_id desc, subscriber desc limit $1`,
      [limit, mark.diedAt, mark.messageId, mark.subscriber, subscriber, SHOWN],
    );
  }

  /** Null if the fact was never addressed to the subscriber, or has been deleted since. */
  stateOf(messageId: string, subscriber: string): Promise<DeliveryState | null> {
    return this.sql.first<DeliveryState>(
      `select 'dead' as state, attempts from platform.dead_letter where message_id = $1 and subscriber = $2
       union all
       select 'open', attempts from platform.delivery where message_id = $1 and subscriber = $2
       union all
       select 'handled', 0 from platform.handled_message where message_id = $1 and subscriber = $2`,
      [messageId, subscriber],
    );
  }

  /**
   * Reopens the delivery with a new count of attempts; false if there is no such letter.
   * @throws SubscriberUnknown
   */
  async retry(messageId: string, subscriber: string): Promise<boolean> {
    this.expectKnown(subscriber);
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

  /** Reopens every dead delivery of the subscriber; returns how many there were. @throws SubscriberUnknown */
  async retryAll(subscriber: string): Promise<number> {
    this.expectKnown(subscriber);
    const rows = await this.sql.rows(
      `with letter as (
         delete from platform.dead_letter where subscriber = $1 returning message_id, subscriber
       )
       insert into platform.delivery (message_id, subscriber)
       select message_id, subscriber from letter returning message_id`,
      [subscriber],
    );
    return rows.length;
  }

  /**
   * Deletes the letter and marks the fact as handled, so that it is never retried; false if there is no such letter.
   */
  async discard(messageId: string, subscriber: string): Promise<boolean> {
    const row = await this.sql.first(
      `with letter as (
         delete from platform.dead_letter where message_id = $1 and subscriber = $2 returning message_id, subscriber
       ), mark as (
         insert into platform.handled_message (message_id, subscriber)
         select message_id, subscriber from letter on conflict do nothing
       )
       select message_id from letter`,
      [messageId, subscriber],
    );
    return row !== null;
  }

  private expectKnown(subscriber: string): void {
    if (!this.subscriptions.named(subscriber)) throw new SubscriberUnknown();
  }
}
