import { Money } from '../../../platform/domain/money.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { Order, type OpenedOrder } from '../domain/order.js';
import { Payment, type PaymentReport } from '../domain/payment.js';

export const AT = new Date('2026-11-21T06:30:00.000Z');

/** An open order of a course for 499 rupees. */
export function anOrder(changes: Partial<OpenedOrder> = {}): Order {
  return Order.open({
    id: SequentialIds.nth(1),
    learnerId: SequentialIds.nth(2),
    courseId: SequentialIds.nth(3),
    courseTitle: 'CCTV Basics',
    educatorId: SequentialIds.nth(4),
    price: Money.ofPaise(49_900),
    buyerState: null,
    at: AT,
    ...changes,
  });
}

export function aReport(changes: Partial<PaymentReport> = {}): PaymentReport {
  return {
    providerOrderId: 'order_1',
    paymentId: 'pay_1',
    status: 'captured',
    amountPaise: 49_900,
    currency: 'INR',
    refundedPaise: 0,
    chargeback: null,
    madeAt: null,
    method: { type: 'card', name: 'Visa', account: '1111' },
    ...changes,
  };
}

/** A payment of the order with the report applied. */
export function aPayment(order: Order, changes: Partial<PaymentReport> = {}): Payment {
  const report = aReport(changes);
  const payment = Payment.heardOf(report, order.id, AT);
  payment.learn(report, AT);
  return payment;
}
