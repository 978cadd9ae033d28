import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { Money } from '../../../platform/domain/money.js';
import { AT } from '../testing/order-builder.js';
import { aPayout, aTransfer } from '../testing/payout-builder.js';
import { PayoutTooLarge } from './errors.js';
import { PayoutRecorded, PayoutWithdrawn } from './facts.js';
import { Payout } from './payout.js';

const factsOf = (payout: Payout) => payout.pullFacts().map(({ type }) => type);

describe('A payout', () => {
  it('is at most what is owed', () => {
    const paise = fc.integer({ min: 1, max: 2_000_000_000 });
    fc.assert(
      fc.property(paise, fc.integer({ min: -1_000, max: 2_000_000_000 }), (amount, owed) => {
        const record = () =>
          Payout.record(aTransfer({ amount: Money.ofPaise(amount) }), Money.ofPaise(owed));
        if (amount > owed) expect(record).toThrow(PayoutTooLarge);
        else expect(record().amount.paise).toBe(amount);
      }),
    );
  });

  it.each([0, -1, 2_000_000_001])('is not of %i paise', (paise) => {
    const owed = Money.ofPaise(3_000_000_000);
    const record = () => Payout.record(aTransfer({ amount: Money.ofPaise(paise) }), owed);
    expect(record).toThrow(InvalidInput);
  });

  it.each(['2026-11-22', '1999-12-31', '2062-11-21'])('was not made on %s', (paidOn) => {
    expect(() => aPayout({ paidOn })).toThrow(InvalidInput);
  });

  it('may be made on a day that has begun in India only', () => {
    const at = new Date('2026-11-21T18:30:00Z');
    expect(aPayout({ paidOn: '2026-11-22', at }).paidOn).toBe('2026-11-22');
  });

  it('has its reference in capitals, however it was typed', () => {
    expect(aPayout({ reference: ' neft/2026-11 ' }).reference).toBe('NEFT/2026-11');
  });

  it.each(['', 'ABC12', 'two words', 'A'.repeat(36), 'हस्तांतरण', '-NEFT2026', 'AB\u0000CDEF'])(
    'has no reference like %j',
    (reference) => {
      expect(() => aPayout({ reference })).toThrow(InvalidInput);
    },
  );

  it('may be more than is owed when the money was sent, whatever happened since', () => {
    const owed = Money.ofPaise(1);
    expect(() => Payout.record(aTransfer(), owed)).toThrow('This educator is owed ₹0.01 now.');
    expect(Payout.record(aTransfer(), owed, true).amount.paise).toBe(49_900);
  });

  it.each([
    ['2026-11-21', true],
    ['2026-10-22', true],
    ['2026-10-21', false],
    ['2019-04-01', false],
  ])('of %s is news when it is recorded within a month: %s', (paidOn, isNews) => {
    expect(aPayout({ paidOn }).isNews).toBe(isNews);
  });

  it('is told when it is recorded, and once when it is withdrawn', () => {
    const payout = aPayout();
    expect(factsOf(payout)).toEqual([PayoutRecorded.name]);
    payout.withdraw(AT);
    payout.withdraw(new Date(AT.getTime() + 1_000));
    expect(factsOf(payout)).toEqual([PayoutWithdrawn.name]);
    expect(payout.withdrawnAt).toEqual(AT);
  });
});
