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

  it('may be let go without ever being taken', () => {
    expect(after('authorized', 'released', 'authorized')).toBe('released');
    expect(after('captured', 'released')).toBe('captured');
  });

  it('may be refunded before we heard of its capture, which is old news then', () => {
    expect(after('refunded', 'captured')).toBe('refunded');
  });

  it('tells once that the money came', () => {
    const payment = Payment.heardOf(aReport(), 'order', AT);
    const news = [aReport({ status: 'authorized' }), aReport(), aReport()].map((report) =>
      payment.learn(report, AT),
    );
    expect(news.map((told) => told && told.came)).toEqual([false, true, null]);
  });

  it('remembers the most that was ever told of how it was paid, which is no news of the money', () => {
    const bare = { type: 'card', name: null, account: null } as const;
    const payment = Payment.heardOf(aReport(), 'order', AT);
    payment.learn(aReport({ method: bare }), AT);
    expect(payment.method).toEqual(bare);
    expect(payment.learn(aReport(), AT)).toBeNull();
    expect(payment.learn(aReport({ method: bare }), AT)).toBeNull();
    expect(payment.method).toEqual({ type: 'card', name: 'Visa', account: '1111' });
  });

  describe('of which parts go back', () => {
    const part = (refundedPaise: number, chargedBackPaise = 0, disputeId = 'disp_1') =>
      aReport({
        refundedPaise,
        chargeback: chargedBackPaise ? { disputeId, paise: chargedBackPaise } : null,
      });

    it('stays captured and keeps the rest', () => {
      const payment = aPayment(anOrder());
      payment.learn(part(10_000), AT);
      expect([payment.status, payment.kept.paise]).toEqual(['captured', 39_900]);
    });

    it('adds up refunds and what banks took', () => {
      const payment = aPayment(anOrder());
      payment.learn(part(0, 20_000), AT);
      payment.learn(part(10_000), AT);
      expect(payment.wentBack.paise).toBe(30_000);
    });

    it('adds up what banks took in several disputes, each as often as it is told', () => {
      const payment = aPayment(anOrder());
      const lost = [part(0, 20_000), part(0, 15_000, 'disp_2'), part(0, 20_000)];
      const told = lost.map((report) => payment.learn(report, AT)?.wentBack.paise);
      expect(told).toEqual([20_000, 15_000, undefined]);
      expect(payment.kept.paise).toBe(14_900);
    });

    it('tells of each report what it adds', () => {
      const payment = aPayment(anOrder());
      const told = [part(10_000), part(25_000), part(49_900)].map(
        (report) => payment.learn(report, AT)?.wentBack.paise,
      );
      expect(told).toEqual([10_000, 15_000, 24_900]);
    });

    it('tells a bank from the provider', () => {
      expect(aPayment(anOrder()).learn(part(10_000), AT)?.cause).toBe('provider');
      expect(aPayment(anOrder()).learn(part(0, 10_000), AT)?.cause).toBe('chargeback');
    });

    it('takes a smaller sum for old news', () => {
      const payment = aPayment(anOrder());
      payment.learn(part(10_000), AT);
      for (const old of [part(5_000), part(10_000)]) expect(payment.learn(old, AT)).toBeNull();
    });

    it('is refunded when all of it went', () => {
      const payment = aPayment(anOrder());
      payment.learn(part(40_000), AT);
      payment.learn(part(40_000, 9_900), AT);
      expect([payment.status, payment.kept.paise]).toEqual(['refunded', 0]);
    });

    it('was never ours when it was gone before we heard of it', () => {
      const payment = Payment.heardOf(part(49_900), 'order', AT);
      payment.learn(part(49_900), AT);
      expect([payment.status, payment.capturedAt]).toEqual(['refunded', null]);
    });
  });

  it('notes when the money was captured', () => {
    expect(aPayment(anOrder()).capturedAt).toEqual(AT);
  });
});
