import { afterEach, describe, expect, it } from '@jest/globals';
import { SmtpMailer } from '../../src/platform/infrastructure/mail/smtp-mailer.js';
import { type Conduct, PartnerInTrouble } from '../support/partner-in-trouble.js';

/** In place of ten seconds. */
const PATIENCE_MS = 200;
const SOON_MS = 6_000;

const mail = {
  id: 'one',
  to: 'asha@example.com',
  subject: 'Your code',
  text: '1234',
  html: '<p>1234</p>',
};

let server: PartnerInTrouble;
let mailer: SmtpMailer;
afterEach(() => {
  mailer.close();
  server.close();
});

async function sendTo(conduct: Conduct, greeting: Conduct): Promise<void> {
  server = await PartnerInTrouble.who(conduct, greeting);
  mailer = new SmtpMailer(`smtp://${server.address}`, 'no-reply@lectern.test', PATIENCE_MS);
  const from = performance.now();
  await mailer.send(mail).finally(() => {
    expect(performance.now() - from).toBeLessThan(SOON_MS);
  });
}

const hello: Conduct = (socket) => socket.write('220 mail.example\r\n');
const silence: Conduct = () => undefined;
const reset: Conduct = (socket) => socket.resetAndDestroy();
const end: Conduct = (socket) => socket.end();

/** Does what is asked, command by command, until all of the mail is there. */
const takingTheMailThen =
  (last: Conduct): Conduct =>
  (socket, heard) => {
    if (heard.endsWith('\r\n.\r\n')) last(socket, heard);
    else if (/^DATA\r\n/m.test(heard)) {
      if (heard.endsWith('DATA\r\n')) socket.write('354 Go ahead\r\n');
    } else socket.write('250 Well\r\n');
  };

describe('A mail server that', () => {
  it.each<[string, Conduct, Conduct]>([
    ['takes the call and never says hello', silence, silence],
    ['hangs up at once', silence, reset],
    ['says half a hello', silence, (socket) => socket.write('220-mail')],
    ['closes after its hello', silence, (socket) => socket.end('220 mail.example\r\n')],
    ['falls silent after its hello', silence, hello],
    ['falls silent within what it can do', (socket) => socket.write('250-SIZE\r\n'), hello],
    ['breaks off within what it can do', reset, hello],
    ['falls silent when it has the mail', takingTheMailThen(silence), hello],
    ['breaks off when it has the mail', takingTheMailThen(reset), hello],
    ['closes when it has the mail', takingTheMailThen(end), hello],
    ['says no SMTP', silence, (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('%s fails the mail, to be tried again', async (_, conduct, greeting) => {
    await expect(sendTo(conduct, greeting)).rejects.toThrow();
  });

  it.each(Object.entries({ silence, reset, end }))(
    'has the mail and does not say so gets it once more for each try of ours, not of others: %s',
    async (_, last) => {
      await expect(sendTo(takingTheMailThen(last), hello)).rejects.toThrow();
      const copies = server.calls.filter((call) => call.includes('Subject: Your code'));
      expect(copies).toHaveLength(1);
    },
  );
});
