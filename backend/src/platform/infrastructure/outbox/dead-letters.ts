import { Injectable } from '@nestjs/common';
import { DomainError } from '../../domain/domain-error.js';
import { Sql } from '../database/sql.js';
import { Subscriptions } from './subscriptions.js';

/** Nothing of this release would take the delivery, and nobody would notice that it waits. */
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
}

/** Where a page of dead letters ended. */
export type DeadLetterMark = Pick<DeadLetter, 'diedAt' | 'messageId' | 'subscriber'>;

/** How far a fact has come on its way to one subscriber. */
export interface DeliveryState {
  readonly state: 'open' | 'handled' | 'dead';
  /** 0 for one that was handled: nobody counts on. */
  readonly attempts: number;
}

/** After every mark there is. */
const NEWEST: DeadLetterMark = {
  diedAt: new Date('9999-01-01T00:00:00.000Z'),
  messageId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  subscriber: '',
};

/** Facts that could not be handed over in the allowed number of attempts; people look at them and try again. */
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
              date_trunc('milliseconds', died_at) as "diedAt"
       from platform.dead_letter
       where (date_trunc('milliseconds', died_at), message_id, subscriber) < ($2, $3, $4)
         and ($5::text is null or subscriber = $5)
       order by date_trunc('milliseconds', died_at) desc, message_id desc, subscriber desc limit $1`,
      [limit, mark.diedAt, mark.messageId, mark.subscriber, subscriber],
    );
  }

  /** Null when no such fact was ever on its way to the subscriber, or it is forgotten by now. */
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
   * Opens the delivery again with a fresh count of attempts; false when there is no such letter.
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

  /** Opens every dead delivery to the subscriber again; returns how many there were. @throws SubscriberUnknown */
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

  /** Forgets the letter and counts the fact as handled, so that nobody tries it again; false when there is no such letter. */
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
