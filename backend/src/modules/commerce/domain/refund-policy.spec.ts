import { describe, expect, it } from '@jest/globals';
import { AT } from '../testing/order-builder.js';
import { RefundOutsideTerms } from './errors.js';
import { RefundPolicy } from './refund-policy.js';

const policy = new RefundPolicy(7, 30);
const after = (days: number) => new Date(AT.getTime() + days * 86_400_000);

describe('The refund policy', () => {
  it('says its rule in words', () => {
    expect(policy.terms).toBe(
      'A course is refunded once, within 7 days of paying, while less than 30 % of it is watched.',
    );
  });

  it.each([
    ['on the day of purchase', 0, 0, true],
    ['at the last moment', 7, 0.29, true],
    ['a moment too late', 7.0001, 0, false],
    ['with 30 % watched', 1, 0.3, false],
  ])('decides %s', (_, days, watched, allowed) => {
    expect(policy.allows(AT, watched, after(days))).toBe(allowed);
  });

  it('tells the rule to whoever is outside of it', () => {
    expect(() => policy.assertAllows(AT, 0.5, AT)).toThrow(RefundOutsideTerms);
    expect(() => policy.assertAllows(AT, 0.5, AT)).toThrow('less than 30 %');
  });

  it('knows what the provider returns no more', () => {
    expect(RefundPolicy.isPossible(AT, after(180))).toBe(true);
    expect(RefundPolicy.isPossible(AT, after(181))).toBe(false);
  });
});
