import { Injectable } from '@nestjs/common';
import { OrderHistory } from './order-history.js';
import { SharedDevices } from './shared-devices.js';

export interface SelfDealingQuery {
  readonly educatorId: string;
  readonly limit: number;
  readonly before: string | null;
}

/**
 * Finds sales that educators may have made to themselves. Families share browsers too, so staff decide what a match
 * means.
 */
@Injectable()
export class FindSelfDealing {
  constructor(
    private readonly history: OrderHistory,
    private readonly devices: SharedDevices,
  ) {}

  /** Ids of paid orders, newest first. */
  async execute({ educatorId, ...page }: SelfDealingQuery): Promise<readonly string[]> {
    const learnerIds = (await this.devices.accountsWith([educatorId])).get(educatorId);
    return learnerIds ? this.history.salesTo(educatorId, [...learnerIds], page) : [];
  }
}
