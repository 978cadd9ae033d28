import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ForgetDeliveries } from '../../src/modules/integrations/application/forget-deliveries.js';
import { WebhooksView } from '../../src/modules/integrations/application/webhooks-view.js';
import { listenToStatements } from '../support/statements.js';
import { TestApp } from '../support/test-app.js';

const DELIVERIES = 20_000;
const DAY = 24 * 60 * 60_000;
const endpointId = randomUUID();

const SEED = [
  `insert into integrations.webhook_endpoint (id, url, events, secret, is_active, created_at)
   values ('${endpointId}', 'https://example.com', '{review.created}', 'whsec_', true, now())`,
  // Two months of deliveries, of which the three oldest failed.
  `insert into integrations.webhook_delivery (id, endpoint_id, event, data, status, attempts, created_at)
   select uuidv7(age), '${endpointId}', 'review.created', '{}',
     case when at <= 3 then 'failed' else 'delivered' end, 1, now() + age
   from generate_series(1, ${DELIVERIES}) as at,
     lateral (select (at - ${DELIVERIES}) * interval '60 days' / ${DELIVERIES} as age) as seeded`,
  'analyze integrations.webhook_delivery',
];

let app: TestApp;
let statements: string[];
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  for (const statement of SEED) await app.sql.rows(statement);
  statements = listenToStatements(app);
}, 60_000);
afterAll(() => app.close());

/** PostgreSQL's plan for the latest statement with these very values. */
async function planOf(...values: readonly unknown[]): Promise<string> {
  const [asked = ''] = statements.filter((text) => text.includes('webhook_delivery'));
  const rows = await app.sql.rows<{ 'QUERY PLAN': string }>(`explain ${asked}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('Among many deliveries', () => {
  it.each([
    ['of anybody', null],
    ['of one endpoint', endpointId],
  ])('those %s that failed are found without reading the others', async (_, endpoint) => {
    const view = app.nest.get(WebhooksView);
    const filter = { endpointId: endpoint, status: 'failed' } as const;
    statements.length = 0;
    expect(await view.deliveries(filter, 51, null)).toHaveLength(3);
    expect(await planOf(endpoint, 'failed', null, 51)).toMatch('webhook_delivery_not_taken_index');
  });

  it('those of three months ago are found without reading the others', async () => {
    statements.length = 0;
    await app.nest.get(ForgetDeliveries).execute(new AbortController().signal);
    const before = new Date(Date.now() - 90 * DAY).getTime().toString(16).padStart(12, '0');
    const id = `${before.slice(0, 8)}-${before.slice(8)}-0000-0000-000000000000`;
    expect(await planOf(id, 1_000)).toMatch(/Index Cond: \(id < /);
  });
});
