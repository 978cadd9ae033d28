import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Orders } from '../../domain/orders.js';
import { isRefusal } from '../payments/payment-provider.js';
import { CheckOrder } from './check-order.js';

const BATCH = 50;
/** The most batches in one round: its errors are logged only when the round ends. */
const BATCHES = 20;
/** So many failures in a row mean that the provider is unavailable, not that single orders are at fault. */
const FAILURES_TO_END = 2;

interface Trouble {
  readonly orderId: string;
  readonly error: unknown;
}

/** The result of one round. */
interface RoundOfChecks {
  /** How many orders were compared with the provider's records. */
  readonly checked: number;
  /** Orders that could not be compared, for the log. */
  readonly troubles: readonly Trouble[];
}

/** One round of the reconciler: checks every order that is due. */
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
        // The provider is unavailable: the failed orders are due again in some minutes, and the others would fail, too.
        if (failuresInARow === FAILURES_TO_END) break;
      }
    }
    return { checked, troubles };
  }

  /** Each check postpones the order's next one, so the next batch holds other orders. */
  private async *due(now: Date): AsyncGenerator<string> {
    for (let batch = 1; batch <= BATCHES; batch += 1) {
      const due = await this.orders.dueForCheck(now, BATCH);
      yield* due;
      if (due.length < BATCH) return;
    }
  }
}
