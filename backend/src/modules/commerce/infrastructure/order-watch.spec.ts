import { expect, it } from '@jest/globals';
import type { Rounds } from '../../../platform/infrastructure/chores/rounds.js';
import type { Log } from '../../../platform/infrastructure/logging/log.js';
import { Shop } from '../testing/shop.js';
import { OrderWatch } from './order-watch.js';

type Chore = Parameters<Rounds['start']>[0];

it('An order that could not be compared with the provider stands in the log, with what was said', async () => {
  const shop = new Shop();
  shop.provider.failFor(await shop.checkout(), 'declined');
  shop.clock.advance(15 * 60);
  const chores: Chore[] = [];
  const told: object[] = [];
  const rounds = { start: (chore: Chore) => chores.push(chore) } as unknown as Rounds;
  const log = { warn: (details: object) => told.push(details) } as unknown as Log;
  new OrderWatch(rounds, shop.checkDueOrders, log).onApplicationBootstrap();
  await chores[0]?.work(new AbortController().signal);
  const [order] = shop.orders.all;
  expect(told).toEqual([
    { orderId: order?.id, err: expect.objectContaining({ outcome: 'declined' }) },
  ]);
});
