import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Orders } from '../../domain/orders.js';
import { isRefusal } from '../payments/payment-provider.js';
import { CheckOrder } from './check-order.js';

const BATCH = 50;
/** So many in one round: what went wrong in it is told when it ends. */
const BATCHES = 20;
/** So many in a row without an answer are no longer a trouble of the orders themselves. */
const FAILURES_TO_END = 2;

interface Trouble {
  readonly orderId: string;
  readonly error: unknown;
}

/** What one round came to. */
interface RoundOfChecks {
  /** How many orders were compared with the provider's books. */
  readonly checked: number;
  /** Those that could not be, for whoever keeps the log. */
  readonly troubles: readonly Trouble[];
}

/** One round of the reconciler: every order whose time has come. */
@Injectable()
export class CheckDueOrders {
  constructor(
    private readonly orders: Orders,
    private readonly checkOrder: CheckOrder,
    private readonly clock: Clock,
  ) {}

  /** The rest of a long queue waits for the next round. */
  async execute(signal?: AbortSignal): Promise<RoundOfChecks> {
    const troubles: Trouble[] = [];
    let checked = 0;
    let failuresInARow = 0;
    for await (const orderId of this.due(this.clock.now())) {
      if (signal?.aborted) break;
      try {
        await this.checkOrder.whenDue(orderId);
        checked += 1;
        failuresInARow = 0;
      } catch (error) {
        troubles.push({ orderId, error });
        failuresInARow = isRefusal(error) ? 0 : failuresInARow + 1;
        // The provider is away: these come up again in some minutes, and the others would fare no better.
        if (failuresInARow === FAILURES_TO_END) break;
      }
    }
    return { checked, troubles };
  }

  /** A check puts off the next one of its order, so that the next batch has others. */
  private async *due(now: Date): AsyncGenerator<string> {
    for (let batch = 1; batch <= BATCHES; batch += 1) {
      const due = await this.orders.dueForCheck(now, BATCH);
      yield* due;
      if (due.length < BATCH) return;
    }
  }
}
