import { describe, expect, it } from '@jest/globals';
import { AT, anOrder, aPayment, aReport } from '../testing/order-builder.js';
import { Payment } from './payment.js';
import type { ReportedStatus } from './payment-status.js';

function after(...reports: ReportedStatus[]): string {
  const payment = Payment.heardOf(aReport(), 'order', AT);
  for (const status of reports) payment.learn(aReport({ status }), AT);
  return payment.status;
}

describe('A payment', () => {
  it('may fail, then be authorized late, then be captured', () => {
    expect(after('failed', 'authorized', 'captured')).toBe('captured');
  });

  it.each([
    ['a failure after the capture', ['captured', 'failed'], 'captured'],
    ['an authorization after the capture', ['captured', 'authorized'], 'captured'],
    ['a failure after the authorization', ['authorized', 'failed'], 'authorized'],
  ] as const)('never goes back: %s is old news', (_, reports, expected) => {
    expect(after(...reports)).toBe(expected);
  });

  it('may be refunded before we heard of its capture, which is old news then', () => {
    expect(after('refunded', 'captured')).toBe('refunded');
  });

  it('tells whether a report was news', () => {
    const payment = aPayment(anOrder());
    expect(payment.learn(aReport(), AT)).toBe(false);
  });

  it('notes when the money was captured', () => {
    expect(aPayment(anOrder()).capturedAt).toEqual(AT);
  });
});
