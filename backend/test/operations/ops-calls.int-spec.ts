import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

interface Report {
  auditId: string | null;
  changed: boolean;
  before: object | null;
  after: object | null;
}
interface Letter {
  messageId: string;
  subscriber: string;
}

const SUBSCRIBER = 'identity.send-otp-mail';
const reason = 'The mail server is back after the outage';

describe('Ops calls', () => {
  let app: TestApp;
  let ops: HttpClient;

  beforeAll(async () => {
    // Without a worker, so that reopened deliveries stay visible.
    app = await TestApp.start({ ROLES: 'api' });
    ops = await app.opsStaff();
  });
  afterAll(() => app.close());

  async function bury(subscriber = SUBSCRIBER, payload: object = {}): Promise<Letter> {
    const messageId = randomUUID();
    await app.sql.rows(
      `insert into platform.outbox_message (id, type, payload) values ($1, 'identity.otp_requested.v1', '{}')`,
      [messageId],
    );
    await app.sql.rows(
      `insert into platform.dead_letter (message_id, subscriber, type, payload, attempts, error)
       values ($1, $2, 'identity.otp_requested.v1', $3, 8, 'Error: connection refused')`,
      [messageId, subscriber, JSON.stringify(payload)],
    );
    return { messageId, subscriber };
  }
  const retryOf = ({ messageId, subscriber }: Letter) =>
    `/api/ops/dead-letters/${messageId}/${subscriber}/retry`;
  const discardOf = ({ messageId, subscriber }: Letter) =>
    `/api/ops/dead-letters/${messageId}/${subscriber}/discard`;

  it.each([
    ['nobody', 401],
    ['a student', 403],
    ['an educator', 403],
  ] as const)('are not for %s', async (who, status) => {
    const client =
      who === 'nobody'
        ? app.visitor()
        : await app.signUp(who === 'a student' ? 'student' : 'educator');
    for (const path of ['/api/ops/queues', '/api/ops/audit-log', '/api/docs/operations-json'])
      expect((await client.get(path)).status).toBe(status);
  });

  it('say how the server and what it depends on are doing', async () => {
    const { body } = await ops.get<{ isWell: boolean; parts: { name: string }[] }>(
      '/api/ops/health',
    );
    expect(body.isWell).toBe(true);
    expect(body.parts.map(({ name }) => name)).toEqual(['database', 'files', 'deliveries']);
    await bury();
    const { body: later } = await ops.get<object>('/api/ops/health');
    expect(later).toMatchObject({
      isWell: false,
      parts: [{ isWell: true }, { isWell: true }, { isWell: false }],
    });
  });

  it('count what every subscriber still has to get', async () => {
    const { body } = await ops.get<{ subscriber: string; dead: number }[]>('/api/ops/queues');
    expect(body).toContainEqual(
      expect.objectContaining({
        subscriber: SUBSCRIBER,
        fact: 'identity.otp_requested.v1',
        dead: 1,
      }),
    );
  });

  it('open a dead letter again, and once more is once', async () => {
    const letter = await bury();
    const first = await ops.post<Report>(retryOf(letter), { reason });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      changed: true,
      before: { state: 'dead', attempts: 8 },
      after: { state: 'open', attempts: 0 },
    });
    const second = await ops.post<Report>(retryOf(letter), { reason });
    expect(second.body).toMatchObject({ changed: false, after: { state: 'open', attempts: 0 } });
  });

  it('change nothing in a dry run', async () => {
    const letter = await bury();
    const { body } = await ops.post<Report>(retryOf(letter), { reason, dryRun: true });
    expect(body).toMatchObject({ auditId: null, changed: true, after: { state: 'open' } });
    const entries = await ops.get<unknown[]>(
      `/api/ops/audit-log?target=${encodeURIComponent(`${letter.messageId} ${SUBSCRIBER}`)}`,
    );
    expect(entries.body).toEqual([]);
    const { body: letters } = await ops.get<Letter[]>('/api/ops/dead-letters');
    expect(letters).toContainEqual(expect.objectContaining(letter));
  });

  it('say what a dead letter is about by ids that staff can look up, and nothing else of it', async () => {
    const about = { userId: randomUUID(), orderId: randomUUID(), payoutId: randomUUID() };
    const secrets = { challengeId: randomUUID(), email: 'asha@example.com', learnerId: null };
    const letter = await bury(SUBSCRIBER, { ...about, ...secrets });
    const { body } = await ops.get<Letter[]>('/api/ops/dead-letters');
    expect(body.find(({ messageId }) => messageId === letter.messageId)).toMatchObject({ about });
    expect(JSON.stringify(body)).not.toMatch(/challengeId|asha@|learnerId/);
  });

  it('refuse a write without a reason, and one that names a person by address', async () => {
    const letter = await bury();
    expect((await ops.post(retryOf(letter), {})).status).toBe(400);
    const named = await ops.post(retryOf(letter), { reason: 'asha@example.com asked for this' });
    expect(named.status).toBe(400);
  });

  it('know no letter that never was', async () => {
    const path = retryOf({ messageId: randomUUID(), subscriber: SUBSCRIBER });
    expect((await ops.post(path, { reason })).status).toBe(404);
  });

  it('replay a repeated request and keep one entry', async () => {
    const letter = await bury();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await ops.post<Report>(retryOf(letter), { reason }, { headers });
    // As if the process had died before storing the answer.
    await app.sql.rows('delete from platform.idempotent_request where key = $1', [
      headers['idempotency-key'],
    ]);
    expect((await ops.post<Report>(retryOf(letter), { reason }, { headers })).body).toEqual(
      first.body,
    );
  });

  it('take an empty key for none', async () => {
    const letter = await bury();
    const headers = { 'idempotency-key': '' };
    const { status } = await ops.post(retryOf(letter), { reason }, { headers });
    expect(status).toBe(200);
  });

  it('open all dead letters of a subscriber', async () => {
    await bury();
    await bury();
    const { body } = await ops.post<Report>('/api/ops/dead-letters/retry', {
      subscriber: SUBSCRIBER,
      reason,
    });
    expect(body).toMatchObject({ changed: true, after: { dead: 0 } });
    expect((await ops.get('/api/ops/dead-letters')).body).toEqual([]);
  });

  it('lay a dead letter to rest for good', async () => {
    const letter = await bury();
    const { body } = await ops.post<Report>(discardOf(letter), { reason });
    expect(body).toMatchObject({
      changed: true,
      before: { state: 'dead', attempts: 8 },
      after: { state: 'handled' },
    });
    const { body: health } = await ops.get<object>('/api/ops/health');
    expect(health).toMatchObject({ isWell: true });
    const again = await ops.post<Report>(retryOf(letter), { reason });
    expect(again.body).toMatchObject({ changed: false, after: { state: 'handled' } });
  });

  it('discard nothing that is on its way', async () => {
    const letter = await bury();
    await ops.post(retryOf(letter), { reason });
    const { body } = await ops.post<Report>(discardOf(letter), { reason });
    expect(body).toMatchObject({ changed: false, after: { state: 'open' } });
  });

  it('do not open a letter that nobody would get, but lay it to rest', async () => {
    const subscriber = 'identity.send-code-of-old';
    const letter = await bury(subscriber);
    const unknown = { status: 409, body: { code: 'SUBSCRIBER_UNKNOWN' } };
    expect(await ops.post(retryOf(letter), { reason })).toMatchObject(unknown);
    const all = { subscriber, reason };
    expect(await ops.post('/api/ops/dead-letters/retry', all)).toMatchObject(unknown);
    const { body } = await ops.post<Report>(discardOf(letter), { reason });
    expect(body).toMatchObject({ changed: true, after: { state: 'handled' } });
  });

  it('count the letters to a subscriber that this release does not have, until they are laid to rest', async () => {
    const subscriber = 'identity.send-code-of-old';
    const letter = await bury(subscriber);
    const told = async () => {
      const { body: health } = await ops.get<{ isWell: boolean }>('/api/ops/health');
      const { body: queues } = await ops.get<{ subscriber: string }[]>('/api/ops/queues');
      return [health.isWell, queues.find((queue) => queue.subscriber === subscriber)];
    };
    const fact = 'identity.otp_requested.v1';
    expect(await told()).toEqual([false, expect.objectContaining({ fact, dead: 1, due: 0 })]);
    await ops.post<Report>(discardOf(letter), { reason });
    expect(await told()).toEqual([true, undefined]);
  });

  it('page through the audit log, newest first', async () => {
    const page = await ops.get<{ _id: string; reason: string; actor: string }[]>(
      `/api/ops/audit-log?limit=2&actor=${ops.user._id}`,
    );
    expect(page.body).toHaveLength(2);
    expect(page.body[0]).toMatchObject({ reason, actor: ops.user._id });
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const second = await ops.get<{ _id: string }[]>(next);
    expect(second.body[0]?._id).not.toBe(page.body[1]?._id);
    expect((second.body[0]?._id ?? '') < (page.body[1]?._id ?? '')).toBe(true);
  });

  it('leave entries that nobody can change', async () => {
    for (const statement of [
      `update operations.audit_entry set reason = 'none'`,
      'delete from operations.audit_entry',
      'truncate operations.audit_entry',
    ])
      await expect(app.sql.rows(statement)).rejects.toThrow('append-only');
  });

  it('are documented with a style sheet that one can only read', async () => {
    const path = '/api/docs/styles.css';
    expect((await ops.get(path)).headers.get('content-type')).toContain('text/css');
    for (const [method, at] of [
      ['POST', path],
      ['GET', `${path}/more`],
    ] as const)
      expect((await fetch(`${app.url}${at}`, { method })).status).not.toBe(200);
  });

  it('stand in a document of their own', async () => {
    const paths = async (url: string) =>
      Object.keys((await ops.get<{ paths: object }>(url)).body.paths);
    expect(await paths('/api/docs/operations-json')).toContain('/api/ops/queues');
    expect((await paths('/api/docs-json')).filter((path) => path.startsWith('/api/ops'))).toEqual(
      [],
    );
  });
});
