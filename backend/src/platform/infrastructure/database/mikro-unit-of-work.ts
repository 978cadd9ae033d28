import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Outbox } from '../outbox/outbox.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { Database } from './database.js';

const TRIES = 3;
/** SQLSTATEs of conflicts with another transaction that a retry may resolve: serialization failure and deadlock. */
const MET_ANOTHER: ReadonlySet<unknown> = new Set(['40001', '40P01']);

@Injectable()
export class MikroUnitOfWork extends UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.database.em.getTransactionContext()) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A new identity map for each attempt, so that it does not see in-memory changes of a rolled-back one.
        return await this.database.em
          .fork()
          .transactional(() => this.outbox.gather(work), { clear: true });
      } catch (error) {
        if (attempt === TRIES || !isWorthRetrying(error)) throw error;
        await sleep(10 * attempt + Math.random() * 20);
      }
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  return MET_ANOTHER.has((error as { code?: unknown }).code);
}
