import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { Money } from '../../../platform/domain/money.js';
import { aCoupon } from '../testing/coupon-builder.js';
import { AT } from '../testing/order-builder.js';

const after = (days: number) => new Date(AT.getTime() + days * 86_400_000);

describe('A coupon', () => {
  it('takes its percentage off, down to whole rupees', () => {
    expect(aCoupon({ percentOff: 20 }).priceOf(Money.ofPaise(49_900)).paise).toBe(39_900);
    expect(aCoupon({ percentOff: 33 }).priceOf(Money.ofPaise(100_000)).paise).toBe(67_000);
  });

  it('leaves a rupee to pay', () => {
    expect(aCoupon({ percentOff: 99 }).priceOf(Money.ofPaise(500)).paise).toBe(100);
  });

  it('never makes a course dearer, and comes to at most a rupee less than its percentage', () => {
    const prices = fc.integer({ min: 100, max: 20_000_000 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 99 }), (paise, percentOff) => {
        const price = aCoupon({ percentOff }).priceOf(Money.ofPaise(paise)).paise;
        const exact = (paise * (100 - percentOff)) / 100;
        expect(price).toBeLessThanOrEqual(paise);
        expect(price).toBeLessThanOrEqual(Math.max(100, exact));
        expect(price).toBeGreaterThan(exact - 100);
        expect(price).toBeGreaterThanOrEqual(100);
      }),
    );
  });

  it('has its code in capitals, however it was typed', () => {
    expect(aCoupon({ code: '  diwali-20 ' }).code).toBe('DIWALI-20');
  });

  it.each(['', 'AB', '-ABC', 'TWO WORDS', 'A'.repeat(25), 'दिवाली', 'ﬀ20', 'A\u0000BC'])(
    'cannot be called %j',
    (code) => {
      expect(() => aCoupon({ code })).toThrow(InvalidInput);
    },
  );

  it.each([
    ['percentOff', { percentOff: 0 }],
    ['percentOff', { percentOff: 100 }],
    ['percentOff', { percentOff: 12.5 }],
    ['percentOff', { percentOff: Number.NaN }],
    ['maxUses', { maxUses: 0 }],
    ['maxUses', { maxUses: 10_001 }],
    ['expiresAt', { expiresAt: AT }],
    ['expiresAt', { expiresAt: after(367) }],
    ['expiresAt', { expiresAt: new Date(Number.NaN) }],
  ])('is refused for its %s: %o', (field, changes) => {
    const details = { fields: [{ field, message: expect.any(String) }] };
    expect(() => aCoupon(changes)).toThrow(expect.objectContaining({ details }));
  });

  it('runs until the moment it expires', () => {
    const coupon = aCoupon({ expiresAt: after(1) });
    expect(coupon.isRunningAt(new Date(after(1).getTime() - 1))).toBe(true);
    expect(coupon.isRunningAt(after(1))).toBe(false);
  });

  it('ends once, for good', () => {
    const coupon = aCoupon();
    coupon.end(after(1));
    coupon.end(after(2));
    expect(coupon.endedAt).toEqual(after(1));
    expect(coupon.isRunningAt(AT)).toBe(false);
  });
});
