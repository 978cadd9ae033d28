import { expect } from '@jest/globals';
import type { MoneySchedule } from './money-schedule.js';
import { COURSE, EDUCATOR, LEARNER } from './shop.js';

/** Every captured rupee is exactly one enrollment or was returned, and the ledger agrees to the paisa. */
export async function expectMoneyToBeRight(played: MoneySchedule): Promise<void> {
  const { shop, held } = played;
  const { stores, learning } = shop;
  const orders = await stores.allOrders();
  const paid = orders.filter(({ status }) => status === 'paid');
  const bought = learning.granted.at(-1)?.grant.kind === 'order';
  const isEnrolled = await learning.isEnrolled(LEARNER, COURSE);
  expect(paid.length).toBeLessThanOrEqual(1);
  if (paid.length === 1) expect(isEnrolled).toBe(true);
  if (isEnrolled) expect(paid).toHaveLength(bought ? 1 : 0);
  // What the provider still holds is what is left of the money that bought the course.
  expect(held).toBe(paid.reduce((sum, { paidBy }) => sum + played.heldOf(paidBy), 0));
  expect(await stores.ledger.earnedBy(EDUCATOR)).toBe(held);
  expect(await stores.owedTo(LEARNER)).toBe(0);
  expect(await stores.faults()).toEqual([]);
}
