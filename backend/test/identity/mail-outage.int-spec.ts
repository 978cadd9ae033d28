import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../src/platform/testing/eventually.js';
import { atTheEnd } from '../support/at-the-end.js';
import { TestApp } from '../support/test-app.js';

/** A mail server that comes up when it is told to, and notes whom it got mail for. */
class LateMailServer {
  readonly received: string[] = [];

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
    // Far below any timeout of a mail server: nobody waited for one.
    expect(performance.now() - began).toBeLessThan(5_000);
    await eventually('both mails tried once', async () => (await waitingMails(1)) === 2);
    await app.sql.rows(
      `update identity.otp_challenge set expires_at = now() - interval '1 minute' where user_id = $1`,
      [late.user._id],
    );
    // The next try finds nothing worth sending and is done with it, mail server or not.
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
