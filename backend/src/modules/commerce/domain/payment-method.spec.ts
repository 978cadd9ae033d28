import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keepable, tellsMore, type ToldPaymentMethod } from './payment-method.js';

const kept = (told: Partial<ToldPaymentMethod>) => keepable({ type: 'card', ...told });

describe('A payment method', () => {
  it('keeps no more than the last four digits of a card', () => {
    for (const cardEnding of ['4111111111111111', '41111', '411', '4111 1111 1111 1111', ''])
      expect(kept({ cardEnding }).account).toBeNull();
  });

  it('keeps no name with a number in it that could be an account', () => {
    expect(kept({ name: '4111111111111111' }).name).toBeNull();
    expect(kept({ name: '<b>Visa</b>' }).name).toBeNull();
  });

  it.each([
    ['9876543210@ybl', '98***@ybl'],
    ['ab@upi', 'a***@upi'],
    ['a@upi', '***@upi'],
    ['not an address', null],
  ])('hides most of the UPI address %s', (upiAddress, account) => {
    expect(kept({ type: 'upi', upiAddress }).account).toBe(account);
  });

  it('never holds a long number, whatever the provider says', () => {
    const word = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 ]{4,19}(@[a-z]{2,9})?$/));
    const told = fc.record({ type: word, name: word, cardEnding: word, upiAddress: word });
    fc.assert(
      fc.property(told, (method) => {
        expect(JSON.stringify(keepable(method))).not.toMatch(/\d{5}/);
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });

  it('is told better by a report that names more of it', () => {
    const [bare, full] = [kept({}), kept({ name: 'Visa', cardEnding: '1111' })];
    expect([tellsMore(full, bare), tellsMore(bare, full)]).toEqual([true, false]);
    expect([tellsMore(bare, null), tellsMore(null, null)]).toEqual([true, false]);
  });
});
