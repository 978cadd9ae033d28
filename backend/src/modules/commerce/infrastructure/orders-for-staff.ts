import { Injectable } from '@nestjs/common';
import { StaffWork } from '../../../platform/application/staff-work.js';
import { OrderHistory } from '../application/orders/order-history.js';

/** Orders whose money needs staff; counts of each kind are capped at the length of its list. */
@Injectable()
export class OrdersForStaff extends StaffWork {
  constructor(private readonly history: OrderHistory) {
    super();
  }

  async waiting() {
    const [failed, disputed, twice] = await Promise.all([
      this.history.withFailedRefunds(),
      this.history.withOpenDisputes(),
      this.history.returnedTwice(),
    ]);
    return {
      listFailedRefunds: failed.length,
      listOpenDisputes: disputed.length,
      listReturnedTwice: twice.length,
    };
  }
}
