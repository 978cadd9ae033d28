import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CoursePublished } from '../../src/modules/catalog/contract.js';
import { ForgetDeliveries } from '../../src/modules/integrations/application/forget-deliveries.js';
import { HttpWebhookSender } from '../../src/modules/integrations/infrastructure/sending/http-webhook-sender.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { Classroom } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An integrator's server, which answers as told. */
class Receiver {
  readonly heard: Received[] = [];
  answers: number[] = [];
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      this.heard.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(this.answers.shift() ?? 200).end();
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const reason = 'Ordered by the integration team';

describe('Webhooks', () => {
  const receiver = new Receiver();
  let app: TestApp;
  let ops: HttpClient;
  let url: string;
  let endpoint: string;

  beforeAll(async () => {
    url = await receiver.open();
    app = await TestApp.start();
    ops = await app.opsStaff();
    endpoint = await register(['enrollment.created', 'course.published', 'course.unpublished']);
  });
  afterAll(async () => {
    await app.close();
    receiver.close();
  });

  async function register(events: string[]): Promise<string> {
    const path = '/api/ops/webhooks/endpoints';
    const { body } = await ops.post<{ target: string }>(path, { url, events, reason });
    return body.target;
  }
  const secrets = async () =>
    (await ops.get<{ secrets: string[] }>(`/api/ops/webhooks/endpoints/${endpoint}/secrets`)).body
      .secrets;
  const deliveries = async () =>
    (
      await ops.get<{ _id: string; event: string; status: string; attempts: number }[]>(
        '/api/ops/webhooks/deliveries',
      )
    ).body;
  const signatureOf = ({ headers, body }: Received, secret: string) =>
    createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
      .digest('base64');
  async function enroll(): Promise<{ courseId: string; learnerId: string }> {
    const classroom = await Classroom.open(app, await app.signUp('educator'));
    const learner = await app.signUp('student');
    await classroom.enroll(learner);
    return { courseId: classroom.courseId, learnerId: learner.user._id };
  }
  const heardOf = (type: string) => receiver.heard.filter(({ body }) => body.includes(type));

  it('go to no address with a password', async () => {
    for (const address of ['https://me@example.com/', 'https://:secret@example.com/']) {
      const body = { url: address, events: ['lecture.failed'], reason };
      const { status } = await ops.post('/api/ops/webhooks/endpoints', { ...body, dryRun: true });
      expect([address, status]).toEqual([address, 400]);
    }
  });

  it.each([
    '',
    'abc',
    '//x',
    'http://a b/',
    'http://%00/',
    'http://localhost:9:80/',
    'http://[::1',
  ])('go to no address that is none: %j', async (address) => {
    const body = { url: address, events: ['lecture.failed'], reason, dryRun: true };
    const reply = await ops.post('/api/ops/webhooks/endpoints', body);
    expect([reply.status, reply.body]).toMatchObject([400, { errors: [{ field: 'url' }] }]);
  });

  it('are told once, however an address is spelled', async () => {
    const statuses: number[] = [];
    for (const address of [
      'http://localhost:9/a',
      'http://LOCALHOST:9/a',
      'http://localhost:9/a#b',
    ]) {
      const body = { url: address, events: ['lecture.failed'], reason };
      statuses.push((await ops.post('/api/ops/webhooks/endpoints', body)).status);
    }
    expect(statuses).toEqual([200, 409, 409]);
  });

  it('are told once, however often an address is registered at the same time', async () => {
    const body = { url: `${url}/twice`, events: ['lecture.failed'], reason };
    const twins = [1, 2].map(() => ops.post('/api/ops/webhooks/endpoints', body));
    const replies = await Promise.all(twins);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.map(({ body: { code } }) => code)).toContain('WEBHOOK_ALREADY_REGISTERED');
  });

  it('tell of an enrollment, signed, with ids and nothing else', async () => {
    const who = await enroll();
    await eventually(
      'the webhook of the enrollment',
      () => heardOf('enrollment.created').length === 1,
    );
    const [heard] = heardOf('enrollment.created');
    expect(JSON.parse(heard?.body ?? '{}')).toEqual({
      type: 'enrollment.created',
      timestamp: expect.any(String),
      data: who,
    });
    const [secret = ''] = await secrets();
    expect(heard?.headers['webhook-signature']).toBe(`v1,${signatureOf(heard!, secret)}`);
    await eventually('every delivery delivered', async () =>
      (await deliveries()).every(({ status }) => status === 'delivered'),
    );
  });

  it('tell when it happened, though the worker was away for an hour', async () => {
    const [courseId, happened] = [randomUUID(), new Date(Date.now() - 3_600_000)];
    await app.sql.rows(
      `with message as (
         insert into platform.outbox_message (id, type, payload, recorded_at) values ($1, $2, $3, $4) returning id
       )
       insert into platform.delivery (message_id, subscriber, due_at)
       select id, 'integrations.announce-events', $4 from message`,
      [randomUUID(), CoursePublished.name, { courseId }, happened],
    );
    await eventually('its webhook', () => heardOf(courseId).length === 1, 20_000);
    const [heard] = heardOf(courseId);
    expect(JSON.parse(heard?.body ?? '{}')).toMatchObject({ timestamp: happened.toISOString() });
    await eventually('every delivery delivered', async () =>
      (await deliveries()).every(({ status }) => status === 'delivered'),
    );
  });

  it.each([
    ['removed, for nobody had it', 0],
    ['retired, for somebody has it', 1],
  ])('tell that a course is off the catalog when it is %s', async (_, learners) => {
    const classroom = await Classroom.open(app, await app.signUp('educator'));
    const { courseId } = classroom;
    if (learners > 0) await classroom.enroll(await app.signUp('student'));
    await classroom.retire();
    const heard = () => heardOf(courseId).map(({ body }) => JSON.parse(body) as object);
    await eventually('all webhooks of the course', () => heard().length === 2 + learners);
    expect(heard()).toContainEqual({
      type: 'course.unpublished',
      timestamp: expect.any(String),
      data: { courseId },
    });
    await eventually('every delivery delivered', async () =>
      (await deliveries()).every(({ status }) => status === 'delivered'),
    );
  });

  it('are sent again under the same id when the receiver was out of order', async () => {
    const before = receiver.heard.length;
    receiver.answers = [500, 302];
    await enroll();
    await eventually(
      'both webhooks tried again',
      () => receiver.heard.length >= before + 4,
      20_000,
    );
    const ids = receiver.heard.slice(before).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    await eventually('every delivery delivered', async () =>
      (await deliveries()).every(({ status }) => status === 'delivered'),
    );
    expect((await deliveries()).some(({ attempts }) => attempts > 1)).toBe(true);
  });

  it('can be replayed by ops staff', async () => {
    const before = receiver.heard.length;
    const [delivery] = await deliveries();
    const path = `/api/ops/webhooks/deliveries/${delivery?._id}/replay`;
    expect((await ops.post(path, { reason, dryRun: true })).body).toMatchObject({ changed: true });
    expect((await ops.post(path, { reason })).body).toMatchObject({ after: { status: 'pending' } });
    await eventually('the webhook once more', () => receiver.heard.length === before + 1);
    expect(receiver.heard.at(-1)?.headers['webhook-id']).toBe(delivery?._id);
  });

  it('are signed with both secrets while one takes over from the other', async () => {
    const [old = ''] = await secrets();
    const path = `/api/ops/webhooks/endpoints/${endpoint}`;
    await ops.post(`${path}/rotate-secret`, { reason });
    const before = receiver.heard.length;
    await enroll();
    await eventually('a webhook', () => receiver.heard.length > before);
    const heard = receiver.heard.at(-1)!;
    const [fresh = ''] = await secrets();
    expect(fresh).not.toBe(old);
    expect(heard.headers['webhook-signature']?.split(' ')).toEqual([
      `v1,${signatureOf(heard, fresh)}`,
      `v1,${signatureOf(heard, old)}`,
    ]);
    const again = await ops.post(`${path}/rotate-secret`, { reason, dryRun: true });
    expect(again.body).toMatchObject({ changed: true });
    await ops.post(`${path}/drop-previous-secret`, { reason });
    expect(await secrets()).toEqual([fresh]);
  });

  it('are signed with what each of two people was given who rotate the secret at once', async () => {
    const path = `/api/ops/webhooks/endpoints/${endpoint}/rotate-secret`;
    const before = await secrets();
    await Promise.all([ops.post(path, { reason }), ops.post(path, { reason })]);
    const after = await secrets();
    expect(after).toHaveLength(2);
    expect(after.filter((secret) => before.includes(secret))).toEqual([]);
    await ops.post(`/api/ops/webhooks/endpoints/${endpoint}/drop-previous-secret`, { reason });
  });

  it('keep secrets out of the audit log', async () => {
    const { body } = await ops.get('/api/ops/audit-log');
    expect(JSON.stringify(body)).not.toContain('whsec_');
  });

  it('that nobody takes for hours end as failed, and trouble nobody else', async () => {
    receiver.answers = [500];
    await enroll();
    await eventually('a failed attempt', async () => {
      const missed = await app.sql.rows(`update platform.delivery set attempts = 56
        where subscriber = 'integrations.deliver-webhook' and last_error is not null
        returning message_id`);
      return missed.length === 1;
    });
    await eventually('a delivery that ended as failed', async () =>
      (await deliveries()).some(({ status }) => status === 'failed'),
    );
    await eventually(
      'an empty outbox',
      async () => (await app.sql.rows('select 1 from platform.delivery')).length === 0,
    );
    expect(await app.sql.rows('select 1 from platform.dead_letter')).toEqual([]);
  });

  it('are forgotten after three months', async () => {
    const [kept, first, second] = await deliveries();
    const age = (id: string | undefined, days: number) =>
      app.sql.first<{ id: string }>(
        `update integrations.webhook_delivery set id = uuidv7(make_interval(days => $2)) where id = $1 returning id`,
        [id, -days],
      );
    const younger = await age(first?._id, 89);
    const older = await age(second?._id, 91);
    await app.nest.get(ForgetDeliveries).execute(new AbortController().signal);
    const ids = (await deliveries()).map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining([kept?._id, younger?.id]));
    expect(ids).not.toContain(older?.id);
  });

  it('are not sent to an endpoint that was disabled', async () => {
    await ops.post(`/api/ops/webhooks/endpoints/${endpoint}/disable`, { reason });
    const before = receiver.heard.length;
    await enroll();
    await eventually('an empty outbox', async () => {
      const open = await app.sql.rows('select 1 from platform.delivery');
      return open.length === 0;
    });
    const [delivery] = await deliveries();
    const replayed = await ops.post(`/api/ops/webhooks/deliveries/${delivery?._id}/replay`, {
      reason,
    });
    expect([replayed.status, replayed.body['code']]).toEqual([409, 'WEBHOOK_ENDPOINT_DISABLED']);
    expect(receiver.heard).toHaveLength(before);
  });

  it('are never sent into our own network in production', async () => {
    const sender = new HttpWebhookSender({ publicOnly: true });
    const before = receiver.heard.length;
    const { port } = new URL(url);
    for (const address of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
      await expect(
        sender.send({ url: `https://${address}:${port}/`, headers: {}, body: '{}' }),
      ).rejects.toThrow('not on the public internet');
    await expect(sender.send({ url, headers: {}, body: '{}' })).rejects.toThrow('not an https');
    expect(receiver.heard).toHaveLength(before);
  });
});
