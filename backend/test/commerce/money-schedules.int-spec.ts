import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MoneySchedule } from '../../src/modules/commerce/testing/money-schedule.js';
import { schedules } from '../../src/modules/commerce/testing/money-steps.js';
import { expectMoneyToBeRight } from '../../src/modules/commerce/testing/money-verdict.js';
import { ShopOn } from '../../src/modules/commerce/testing/shop.js';
import { CommerceOnDatabase } from './commerce-on-database.js';
import { DatabaseStores } from './database-stores.js';
import { inFull } from './full.js';

const SEED = 20_261_122;
const RUNS = inFull(1_000, 40);

let commerce: CommerceOnDatabase;
beforeAll(async () => {
  commerce = await CommerceOnDatabase.open();
});
afterAll(() => commerce.close());

const forgetEverything = () =>
  commerce.sql.rows(
    `truncate commerce."order", commerce.payment, commerce.refund, commerce.ledger_entry,
       commerce.earning_day, commerce.provider_event, commerce.coupon, platform.outbox_message cascade`,
  );

it(`money is exactly one enrollment or went back, in ${RUNS} schedules on PostgreSQL`, async () => {
  let booked = 0;
  for (const schedule of fc.sample(schedules, { seed: SEED, numRuns: RUNS })) {
    await forgetEverything();
    const shop = new ShopOn((learning) => new DatabaseStores(commerce, learning));
    const played = new MoneySchedule(shop);
    await played.play(schedule);
    await played.settle();
    await expectMoneyToBeRight(played);
    const lines = await commerce.sql.rows('select id from commerce.ledger_entry');
    booked += lines.length;
  }
  // Otherwise it would prove little.
  expect(booked).toBeGreaterThan(2 * RUNS);
}, 600_000);
