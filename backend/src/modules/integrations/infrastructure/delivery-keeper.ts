import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Rounds } from '../../../platform/infrastructure/chores/rounds.js';
import { ForgetDeliveries } from '../application/forget-deliveries.js';

const ROUND_MS = 60 * 60_000;

@Injectable()
export class DeliveryKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly forgetDeliveries: ForgetDeliveries,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      name: 'integrations.forget-deliveries',
      everyMs: ROUND_MS,
      trouble: 'old deliveries of webhooks could not be forgotten',
      work: (signal) => this.forgetDeliveries.execute(signal),
    });
  }
}
