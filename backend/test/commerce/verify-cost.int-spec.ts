import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import type { PoolClient } from 'pg';
import { Market } from './market.js';

let market: Market;
/** The statements of each transaction since the last reset. */
let transactions: string[][] = [];

beforeAll(async () => {
  market = await Market.open({ ROLES: 'api' });
  const watched = new WeakSet<PoolClient>();
  market.app.nest.get(Database).pool.on('acquire', (client) => {
    if (!watched.has(client)) listenTo(client);
    watched.add(client);
  });
});
afterAll(() => market.app.close());

function listenTo(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let open: string[] | null = null;
  client.query = ((...args: unknown[]) => {
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (/^(begin|start transaction)/i.test(text)) transactions.push((open = []));
    else if (/^(commit|rollback)/i.test(text)) open = null;
    else open?.push(text);
    return query(...args);
  }) as typeof client.query;
}

it('verify-payment takes one transaction of at most eight queries', async () => {
  const learner = await market.learner();
  const courseId = await market.course();
  const { id } = await market.checkout(learner, courseId);
  const proof = await market.pay(id);
  transactions = [];
  expect((await market.verify(learner, proof, courseId)).status).toBe(200);
  expect(transactions).toHaveLength(1);
  expect(transactions.flat().length).toBeLessThanOrEqual(8);
});
