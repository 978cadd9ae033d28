import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AggregateRoot } from '../../domain/aggregate-root.js';
import { Outbox } from '../outbox/outbox.js';

/** Writes an aggregate and the facts it recorded in one transaction: what every repository's `save` comes down to. */
@Injectable()
export class AggregateStore {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  async save(...aggregates: AggregateRoot[]): Promise<void> {
    await this.write(aggregates, () => this.em.persist(aggregates));
  }

  /** Deletes the aggregate; facts it recorded on the way out are kept. */
  async remove(aggregate: AggregateRoot): Promise<void> {
    await this.write([aggregate], () => this.em.remove(aggregate));
  }

  private async write(aggregates: readonly AggregateRoot[], change: () => unknown): Promise<void> {
    const commit = async () => {
      change();
      await this.em.flush();
      await this.outbox.append(aggregates.flatMap((aggregate) => aggregate.pullFacts()));
    };
    // Joining beats nesting: a savepoint would cost two more round trips and protect nothing.
    await (this.em.getTransactionContext() ? commit() : this.em.transactional(commit));
  }
}
