import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Orders } from '../../domain/orders.js';
import { CheckOrder } from './check-order.js';
import { PaymentProviderFailed } from '../payments/payment-provider.js';

const BATCH = 50;

/** One round of the reconciler: every order whose time has come. */
@Injectable()
export class CheckDueOrders {
  constructor(
    private readonly orders: Orders,
    private readonly checkOrder: CheckOrder,
    private readonly clock: Clock,
  ) {}

  /** How many were looked at; the rest of a long queue waits for the next round. */
  async execute(signal?: AbortSignal): Promise<number> {
    const due = await this.orders.dueForCheck(this.clock.now(), BATCH);
    let checked = 0;
    for (const orderId of due) {
      if (signal?.aborted) break;
      try {
        await this.checkOrder.whenDue(orderId);
        checked += 1;
      } catch (error) {
        // The provider is away: this order comes up again in some minutes, and the others would fare no better.
        if (error instanceof PaymentProviderFailed) break;
        throw error;
      }
    }
    return checked;
  }
}
