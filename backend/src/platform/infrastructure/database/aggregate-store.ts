import { Injectable } from '@nestjs/common';
import type { AggregateRoot } from '../../domain/aggregate-root.js';
import { Outbox } from '../outbox/outbox.js';
import { Database } from './database.js';

/** Writes aggregates and their recorded facts in one transaction; every repository's `save` uses it. */
@Injectable()
export class AggregateStore {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async save(...aggregates: AggregateRoot[]): Promise<void> {
    await this.write(aggregates, () => this.database.em.persist(aggregates));
  }

  /** Deletes the aggregate and saves the facts it recorded. */
  async remove(aggregate: AggregateRoot): Promise<void> {
    await this.write([aggregate], () => this.database.em.remove(aggregate));
  }

  private async write(aggregates: readonly AggregateRoot[], change: () => unknown): Promise<void> {
    const commit = async () => {
      change();
      await this.database.em.flush();
      await this.outbox.append(aggregates.flatMap((aggregate) => aggregate.pullFacts()));
    };
    // Joins an open transaction instead of nesting: a savepoint would cost two more round trips and protect nothing.
    await (this.database.em.getTransactionContext()
      ? commit()
      : this.database.em.transactional(commit));
  }
}
