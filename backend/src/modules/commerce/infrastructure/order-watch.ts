import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../../platform/infrastructure/chores/rounds.js';
import { CheckDueOrders } from '../application/orders/check-due-orders.js';

const ROUND_MS = 60_000;

/** The reconciler's clockwork: looks every minute which orders are due. */
@Injectable()
export class OrderWatch implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly checkDueOrders: CheckDueOrders,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      everyMs: ROUND_MS,
      trouble: 'orders could not be compared with the provider',
      work: (signal) => this.checkDueOrders.execute(signal),
    });
  }
}
