import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Ids } from '../../application/ids.js';
import type { Fact } from '../../domain/fact.js';
import { WITH_COMMIT } from '../database/fewer-round-trips.js';
import { Sql } from '../database/sql.js';
import { announce, OUTBOX_CHANNEL } from './announcement.js';
import { Subscriptions } from './subscriptions.js';

/**
 * Writes facts and their deliveries into the transaction that caused them. The announcement names the deliveries, so
 * that a worker can queue them without reading the tables first; PostgreSQL sends it when, and only if, the transaction
 * commits.
 */
@Injectable()
export class Outbox {
  private readonly gathered = new AsyncLocalStorage<Fact[]>();

  constructor(
    private readonly sql: Sql,
    private readonly ids: Ids,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @throws Error for an undeclared fact */
  async append(facts: readonly Fact[]): Promise<void> {
    const gathered = this.gathered.getStore();
    if (!gathered) return this.write(facts);
    for (const { type } of facts) this.subscriptions.listenersOf(type);
    gathered.push(...facts);
  }

  /** Runs the work of one transaction and writes its facts together, with the commit. */
  async gather<T>(work: () => Promise<T>): Promise<T> {
    const facts: Fact[] = [];
    const result = await this.gathered.run(facts, work);
    await this.write(facts);
    return result;
  }

  private async write(facts: readonly Fact[]): Promise<void> {
    if (facts.length === 0) return;
    const messages = facts.map((fact) => ({ id: this.ids.next(), fact }));
    const deliveries = messages.flatMap(({ id, fact }) =>
      this.subscriptions
        .listenersOf(fact.type)
        .map((subscriber) => ({ messageId: id, subscriber, attempts: 0 })),
    );
    await this.sql.rows(
      `${WITH_COMMIT} with recorded as (
         insert into platform.outbox_message (id, type, payload)
         select * from unnest($1::uuid[], $2::text[], $3::jsonb[])
       ), addressed as (
         insert into platform.delivery (message_id, subscriber)
         select * from unnest($4::uuid[], $5::text[])
       )
       select pg_notify('${OUTBOX_CHANNEL}', $6)`,
      [
        messages.map(({ id }) => id),
        facts.map((fact) => fact.type),
        facts.map((fact) => JSON.stringify(fact.payload)),
        deliveries.map(({ messageId }) => messageId),
        deliveries.map(({ subscriber }) => subscriber),
        announce(deliveries),
      ],
    );
  }
}
