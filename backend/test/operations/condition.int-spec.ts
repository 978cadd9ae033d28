import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

interface Condition {
  isWell: boolean;
  parts: { name: string; says: string }[];
}

const VIDEO = 'catalog.transcode-video';
const WEBHOOK = 'integrations.deliver-webhook';
const MAIL = 'identity.send-otp-mail';

describe('The condition of an installation', () => {
  let app: TestApp;
  let ops: HttpClient;

  beforeAll(async () => {
    // Without a worker, so that open deliveries stay open.
    app = await TestApp.start({ ROLES: 'api' });
    ops = await app.opsStaff();
  });
  beforeEach(() => app.sql.rows('delete from platform.delivery'));
  afterAll(() => app.close());

  /** Opens a delivery of a fact of the given age, due since so many minutes, or in the future if negative. */
  async function open(subscriber: string, minutes: { old: number; due: number }): Promise<void> {
    const id = randomUUID();
    const ago = (count: number) => `clock_timestamp() - ${count} * interval '1 minute'`;
    await app.sql.rows(
      `insert into platform.outbox_message (id, type, payload, recorded_at)
       values ($1, 'test.happened.v1', '{}', ${ago(minutes.old)})`,
      [id],
    );
    await app.sql.rows(
      `insert into platform.delivery (message_id, subscriber, due_at) values ($1, $2, ${ago(minutes.due)})`,
      [id, subscriber],
    );
  }

  const condition = async () => (await ops.get<Condition>('/api/ops/health')).body;

  it('is good while one of many videos is at work and the others wait for their turn', async () => {
    await open(VIDEO, { old: 40, due: -0.2 });
    for (let i = 0; i < 9; i += 1) await open(VIDEO, { old: 40, due: 40 });
    expect((await condition()).isWell).toBe(true);
  });

  it('is bad once a video has waited for more than an hour', async () => {
    await open(VIDEO, { old: 61, due: 61 });
    expect((await condition()).isWell).toBe(false);
  });

  it('is good while a receiver of webhooks is away, whatever else has just become due', async () => {
    await open(WEBHOOK, { old: 120, due: -4 });
    await open(MAIL, { old: 0, due: 0 });
    expect((await condition()).isWell).toBe(true);
  });

  it('is bad once a mail has waited for a worker for more than five minutes, and says so', async () => {
    await open(MAIL, { old: 6, due: 6 });
    const { isWell, parts } = await condition();
    expect(isWell).toBe(false);
    expect(parts.find(({ name }) => name === 'deliveries')?.says).toContain(
      `too long for ${MAIL};`,
    );
  });

  it('tells how long deliveries to each subscriber have been due', async () => {
    await open(MAIL, { old: 60, due: 2 });
    const { body } =
      await ops.get<{ subscriber: string; overdueSeconds: number }[]>('/api/ops/queues');
    const queue = body.find(({ subscriber }) => subscriber === MAIL);
    expect(queue).toMatchObject({ due: 1, isLate: false });
    expect(Math.floor((queue?.overdueSeconds ?? 0) / 60)).toBe(2);
  });

  it('counts a delivery that failed from its first failure on', async () => {
    await open(MAIL, { old: 60, due: 2 });
    const retried = async () => {
      const { body } = await ops.get<{ subscriber: string; retried: number }[]>('/api/ops/queues');
      return body.find(({ subscriber }) => subscriber === MAIL)?.retried;
    };
    expect(await retried()).toBe(0);
    await app.sql.rows(`update platform.delivery set attempts = 1, last_error = 'It failed.'`);
    expect(await retried()).toBe(1);
  });
});
