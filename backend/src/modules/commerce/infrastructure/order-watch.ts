import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../../platform/infrastructure/chores/rounds.js';
import { Log } from '../../../platform/infrastructure/logging/log.js';
import { CheckDueOrders } from '../application/orders/check-due-orders.js';

const ROUND_MS = 60_000;

/** The reconciler's timer: checks the due orders every minute. */
@Injectable()
export class OrderWatch implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly checkDueOrders: CheckDueOrders,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      everyMs: ROUND_MS,
      trouble: 'orders could not be compared with the provider',
      work: (signal) => this.look(signal),
    });
  }

  private async look(signal: AbortSignal): Promise<void> {
    const { troubles } = await this.checkDueOrders.execute(signal);
    for (const { orderId, error } of troubles)
      this.log.warn({ err: error, orderId }, 'an order could not be compared with the provider');
  }
}
