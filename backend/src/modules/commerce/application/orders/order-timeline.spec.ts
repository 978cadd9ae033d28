import { describe, expect, it } from '@jest/globals';
import { AT } from '../../testing/order-builder.js';
import type { OrderRecord, PaymentSummary, RefundSummary } from './order-history.js';
import { timelineOf } from './order-timeline.js';

const minutes = (after: number) => new Date(AT.getTime() + after * 60_000);

const order: OrderRecord = {
  orderId: 'order',
  providerOrderId: 'order_1',
  courseId: 'course',
  courseTitle: 'CCTV Basics',
  amountPaise: 49_900,
  coupon: null,
  status: 'paid',
  openedAt: AT,
  paidAt: minutes(3),
  paymentMethod: null,
  refundStatus: null,
  educatorId: 'educator',
  learnerId: 'learner',
  returnedTwicePaise: 0,
  paidBy: 'pay_2',
  nextCheckAt: null,
  payments: [],
  refunds: [],
  parts: [],
  disputes: [],
};
const payment = (changes: Partial<PaymentSummary>): PaymentSummary => ({
  paymentId: 'pay_2',
  status: 'captured',
  amountPaise: 49_900,
  firstHeardAt: minutes(2),
  capturedAt: minutes(3),
  method: null,
  ...changes,
});
const refund = (changes: Partial<RefundSummary>): RefundSummary => ({
  paymentId: 'pay_2',
  status: 'requested',
  cause: 'learner',
  reason: '',
  refusal: null,
  isByTransfer: false,
  amountPaise: 49_900,
  requestedAt: minutes(10),
  sentAt: null,
  doneAt: null,
  failedAt: null,
  ...changes,
});
const kinds = (changes: Partial<OrderRecord>) =>
  timelineOf({ ...order, ...changes }).map(({ kind }) => kind);

describe('Where the money is', () => {
  it('begins with the order', () => {
    expect(kinds({ status: 'open' })).toEqual(['ordered']);
  });

  it('tells of a declined try and of the one that worked', () => {
    const declined = { paymentId: 'pay_1', status: 'failed' as const, firstHeardAt: minutes(1) };
    expect(kinds({ payments: [payment({ ...declined, capturedAt: null }), payment({})] })).toEqual([
      'ordered',
      'payment_failed',
      'payment_captured',
      'enrolled',
    ]);
  });

  it('tells money that a bank holds, and money that was not needed', () => {
    const held = payment({ status: 'authorized', capturedAt: null });
    expect(kinds({ payments: [held] })).toEqual(['ordered', 'payment_authorized']);
    const released = payment({ status: 'released', capturedAt: null });
    expect(kinds({ payments: [released] })).toEqual(['ordered', 'payment_released']);
    expect(kinds({ payments: [payment({ paymentId: 'pay_9' })] })).toContain('payment_not_needed');
  });

  it('follows a refund', () => {
    const sent = { status: 'sent' as const, sentAt: minutes(11) };
    expect(kinds({ refunds: [refund({})] }).slice(1)).toEqual([
      'refund_requested',
      'refund_expected',
    ]);
    expect(kinds({ refunds: [refund({ status: 'failed' })] })).toContain('refund_failed');
    expect(kinds({ refunds: [refund(sent)] })).toContain('refund_sent');
    const done = { ...sent, status: 'done' as const, doneAt: minutes(12) };
    expect(kinds({ refunds: [refund(done)] }).at(-1)).toBe('refund_completed');
    const transferred = { ...done, isByTransfer: true };
    expect(kinds({ refunds: [refund(transferred)] }).at(-1)).toBe('refund_transferred');
  });

  it('dates a refund that came back days after it was sent by when it did', () => {
    const back = { status: 'failed' as const, sentAt: minutes(11), failedAt: minutes(4_000) };
    const steps = timelineOf({ ...order, refunds: [refund(back)] }).slice(-3);
    expect(steps.map(({ kind, at }) => [kind, at])).toEqual([
      ['refund_requested', minutes(10)],
      ['refund_sent', minutes(11)],
      ['refund_failed', minutes(4_000)],
    ]);
  });

  it('tells what a bank or the provider did without us', () => {
    const of = { paymentId: 'pay_2', at: minutes(20) };
    expect(
      kinds({
        parts: [{ ...of, amountPaise: 10_000 }],
        disputes: [{ ...of, disputeId: 'disp_1', step: 'opened', at: minutes(15) }],
      }),
    ).toEqual(['ordered', 'dispute_opened', 'refund_part']);
  });

  it('expects a refund after seven working days', () => {
    // AT is a Saturday.
    const expected = timelineOf({ ...order, refunds: [refund({})] }).at(-1);
    expect(expected?.at.toISOString().slice(0, 10)).toBe('2026-12-01');
  });

  it.each([
    ['2026-11-18T18:29:59.000Z', '2026-11-27T18:29:59.000Z', 'Wednesday to Friday'],
    ['2026-11-18T18:30:00.000Z', '2026-11-29T18:30:00.000Z', 'Thursday to Monday'],
  ])('counts them by the days of India: from %s to %s, there %s', (requested, expected) => {
    const requestedAt = new Date(requested);
    const last = timelineOf({
      ...order,
      openedAt: requestedAt,
      refunds: [refund({ requestedAt })],
    });
    expect(last.at(-1)?.at.toISOString()).toBe(expected);
  });
});
