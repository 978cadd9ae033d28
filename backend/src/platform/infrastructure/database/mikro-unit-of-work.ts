import { DeadlockException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Outbox } from '../outbox/outbox.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { Database } from './database.js';

const TRIES = 3;
const SERIALIZATION_FAILURE = '40001';

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
        // A fresh identity map each time: what a rolled-back attempt changed in memory must not be seen by the next.
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
  return (
    error instanceof DeadlockException ||
    (error as { code?: unknown }).code === SERIALIZATION_FAILURE
  );
}
