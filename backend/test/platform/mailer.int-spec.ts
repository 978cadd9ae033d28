import { afterAll, beforeAll } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { MailBox } from '../../src/platform/infrastructure/mail/mail-box.js';
import { SmtpMailer } from '../../src/platform/infrastructure/mail/smtp-mailer.js';
import { type Arrived, mailerContract } from '../../src/platform/testing/mailer.contract.js';
import { Clock } from '../../src/platform/application/clock.js';

class SystemClock extends Clock {
  now = () => new Date();
}

let folder: string;
const arrived: Arrived[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    buffer(stream)
      .then((source) => PostalMime.parse(source))
      .then(({ to, subject, text, html }) => {
        arrived.unshift({
          to: to?.[0]?.address ?? '',
          subject: subject ?? '',
          text: text ?? '',
          html: html ?? '',
        });
        done();
      })
      .catch(done);
  },
});
const mailers: SmtpMailer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-mail-'));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  for (const mailer of mailers) mailer.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await rm(folder, { recursive: true, force: true });
});

mailerContract('mail box', async () => {
  const mailer = new MailBox(folder, new SystemClock());
  return {
    mailer,
    arrived: async () =>
      (await mailer.list()).map(({ to, subject, text: body, html }) => ({
        to,
        subject,
        text: body,
        html,
      })),
  };
});

mailerContract('SMTP', async () => {
  const { port } = (smtp.server.address() ?? { port: 0 }) as AddressInfo;
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'Lectern <no-reply@lectern.test>');
  mailers.push(mailer);
  return { mailer, arrived: async () => arrived };
});
