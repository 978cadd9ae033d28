import { Injectable } from '@nestjs/common';
import type { Change } from '../../../../platform/application/operations.js';
import { ReturnMoney } from './return-money.js';

export interface RefundByStaffCommand {
  readonly orderId: string;
  readonly reason: string;
}

/** Staff refund an order regardless of the refund policy. */
@Injectable()
export class RefundByStaff {
  constructor(private readonly returnMoney: ReturnMoney) {}

  /** Idempotent. @throws NotFound, NothingToRefund, TooOldToRefund */
  async execute({ orderId, reason }: RefundByStaffCommand): Promise<Change> {
    let before = '';
    // Read where the order is locked: of two at once, only one has refunded it.
    const permit = ({ status }: { readonly status: string }) => void (before = status);
    const { paise } = await this.returnMoney.execute({ orderId, cause: 'ops', reason, permit });
    return {
      before: { status: before, refundedPaise: 0 },
      after: { status: 'refunded', refundedPaise: paise },
    };
  }
}
