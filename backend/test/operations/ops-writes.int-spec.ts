import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Market } from '../commerce/market.js';
import type { HttpClient } from '../support/http-client.js';
import { OpsTargets } from './ops-targets.js';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { properties: Readonly<Record<string, object>>; required: string[] }>
    >;
  };
}
interface Report {
  readonly auditId: string | null;
  readonly target: string;
  readonly changed: boolean;
}
interface Entry {
  readonly _id: string;
  readonly actor: string;
  readonly reason: string;
}

const folder = process.env['TEST_OPENAPI_DIR'] ?? '';
const document = JSON.parse(
  readFileSync(join(folder, 'openapi.operations.json'), 'utf8'),
) as Document;
const writes = Object.values(document.paths).flatMap((item) =>
  Object.entries(item).filter(([method]) => method !== 'get'),
);

describe('Every ops write', () => {
  const reason = `Ticket 4711: ${randomUUID()}`;
  let market: Market;
  let ops: HttpClient;
  let targets: OpsTargets;

  beforeAll(async () => {
    market = await Market.open();
    ops = await market.app.opsStaff();
    targets = new OpsTargets(market, ops);
  }, 60_000);
  afterAll(() => market.app.close());

  const entriesOf = async (target: string) =>
    (await ops.get<Entry[]>(`/api/ops/audit-log?target=${encodeURIComponent(target)}`)).body.filter(
      (entry) => entry.reason === reason,
    );

  it('is a POST with a reason and a dry run, and is tried here', () => {
    for (const [method, { operationId, requestBody }] of writes) {
      const name = requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
      const schema = document.components.schemas[name];
      expect([operationId, method]).toEqual([operationId, 'post']);
      expect(schema?.required).toContain('reason');
      expect(Object.keys(schema?.properties ?? {})).toContain('dryRun');
    }
    const names = writes.map(([, { operationId }]) => operationId);
    expect(Object.keys(targets.byOperation).sort()).toEqual(names.sort());
  });

  it.each(writes.map(([, { operationId }]) => operationId))(
    '%s asks why, rehearses, happens once and is written down',
    async (operationId) => {
      const { path, body } = await targets.byOperation[operationId]!();
      const key = randomUUID();
      const act = (more: object, headers = {}) =>
        ops.post<Report>(path, { ...body, ...more }, { headers });

      expect((await act({})).status).toBe(400);

      const rehearsed = { auditId: null, changed: true };
      expect((await act({ reason, dryRun: true })).body).toMatchObject(rehearsed);
      // A second dry run reports the same change, so the first changed nothing.
      expect((await act({ reason, dryRun: true })).body).toMatchObject(rehearsed);

      const first = await act({ reason }, { 'idempotency-key': key });
      expect([first.status, first.body.changed]).toEqual([200, true]);
      const again = await act({ reason }, { 'idempotency-key': key });
      expect(again.body).toEqual(first.body);
      // As if the process had died before storing the answer.
      await market.app.sql.rows('delete from platform.idempotent_request where key = $1', [key]);
      const later = await act({ reason }, { 'idempotency-key': key });
      expect(later.body).toEqual(first.body);

      expect(await entriesOf(first.body.target)).toEqual([
        expect.objectContaining({ _id: first.body.auditId, actor: ops.user._id }),
      ]);
    },
  );
});
