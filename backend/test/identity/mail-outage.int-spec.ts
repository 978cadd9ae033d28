import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { MAIL_ATTEMPTS, Mailer } from '../../src/platform/application/mailer.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { atTheEnd } from '../support/at-the-end.js';
import { TestApp } from '../support/test-app.js';

/** A mail server that starts when told to, and records recipients. */
class LateMailServer {
  readonly received: string[] = [];
  /** Mailboxes that it refuses. */
  readonly unknown = new Set<string>();
  refused = 0;

  private constructor(private readonly port: number) {}

  static async reserve(): Promise<LateMailServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    return new LateMailServer(port);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async comeUp(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (!this.unknown.has(address)) return done(null);
        this.refused += 1;
        done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      },
      onData: (stream, { envelope }, done) => {
        this.received.push(...envelope.rcptTo.map(({ address }) => address));
        stream.resume().once('end', done);
      },
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    atTheEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  }
}

let app: TestApp;
let mailServer: LateMailServer;
beforeAll(async () => {
  mailServer = await LateMailServer.reserve();
  app = await TestApp.start({ SMTP_URL: mailServer.url });
}, 60_000);
afterAll(() => app.close());

const MAIL = 'identity.send-otp-mail';

async function waitingMails(failedBefore = 0): Promise<number> {
  const rows = await app.sql.rows(
    'select from platform.delivery where subscriber = $1 and attempts >= $2',
    [MAIL, failedBefore],
  );
  return rows.length;
}

describe('While the mail server is away', () => {
  it('codes are promised at once and wait; one that ran out meanwhile is not sent', async () => {
    const [patient, late] = await Promise.all([app.signUp('student'), app.signUp('student')]);
    const began = performance.now();
    for (const { user } of [patient, late]) {
      const { status } = await app.visitor().post('/api/auth/sendotp', { email: user.email });
      expect(status).toBe(200);
    }
    // Far below any timeout of a mail server, so nobody waited for one.
    expect(performance.now() - began).toBeLessThan(5_000);
    await eventually('both mails tried once', async () => (await waitingMails(1)) === 2);
    await app.sql.rows(
      `update identity.otp_challenge set expires_at = now() - interval '1 minute' where user_id = $1`,
      [late.user._id],
    );
    // The next attempt finds nothing worth sending and gives up, with or without a mail server.
    await eventually(
      'the mail that came too late given up',
      async () => (await waitingMails()) === 1,
      20_000,
    );

    await mailServer.comeUp();
    await eventually('the other mail sent', async () => (await waitingMails()) === 0, 20_000);
    expect(mailServer.received).toEqual([patient.user.email]);
    expect(await app.sql.rows('select from platform.dead_letter')).toEqual([]);
  });
});

describe('Once the mail server refuses a mail for good', () => {
  const letters = () =>
    app.sql.rows(
      'select subscriber, attempts, error from platform.dead_letter order by subscriber',
    );
  const mistyped = async () => {
    const member = await app.signUp('student');
    mailServer.unknown.add(member.user.email);
    return member;
  };

  it('a code is given up, and a notice is a dead letter after one try and says why', async () => {
    const member = await mistyped();
    await app.confirmAddress(member);
    await app.visitor().post('/api/auth/sendotp', { email: member.user.email });
    await eventually('the code refused', () => mailServer.refused === 1);
    await eventually('the code given up', async () => (await waitingMails()) === 0);
    await member.post('/api/user/changepassword', {
      currentPassword: 'correct horse battery',
      newPassword: 'another long enough secret',
    });
    await eventually('a dead letter', async () => (await letters()).length > 0);
    expect(await letters()).toEqual([
      {
        subscriber: 'identity.send-change-notice',
        attempts: 1,
        error: expect.stringMatching(/^MailRefused: .* 550 no such user$/),
      },
    ]);
  });
});

/** Whether it is the mailer, or depends on it through its constructor. */
function mails(given: unknown): boolean {
  if (typeof given !== 'function') return false;
  const asksFor = Reflect.getMetadata('design:paramtypes', given) as unknown[] | undefined;
  return given === Mailer || (asksFor ?? []).some(mails);
}

describe('Whoever sends mail', () => {
  const senders = () =>
    app.nest.get(Subscriptions).all.filter(({ constructor }) => mails(constructor));

  it('is found by what it is given', () => {
    const names = senders().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([MAIL, 'commerce.tell-paid']));
  });

  it('tries for as many hours as the others', () => {
    const hasty = senders().filter(({ maxAttempts }) => maxAttempts < MAIL_ATTEMPTS);
    expect(hasty.map(({ name }) => name)).toEqual([]);
  });
});
