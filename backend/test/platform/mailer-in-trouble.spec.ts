import { afterEach, describe, expect, it } from '@jest/globals';
import { inspect } from 'node:util';
import { MailRefused } from '../../src/platform/application/mailer.js';
import { SmtpMailer } from '../../src/platform/infrastructure/mail/smtp-mailer.js';
import { type Conduct, PartnerInTrouble, trickle } from '../support/partner-in-trouble.js';

/** Instead of ten seconds, and a minute for the whole mail. */
const PATIENCE = { silenceMs: 200, wholeMs: 1_000 };
/** For servers that answer at once: a busy machine may take longer than the patience above. */
const UNHURRIED = { silenceMs: 5_000, wholeMs: 5_000 };
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

async function sendTo(conduct: Conduct, greeting: Conduct, patience = PATIENCE): Promise<void> {
  server = await PartnerInTrouble.who(conduct, greeting);
  mailer = new SmtpMailer(`smtp://us:secret@${server.address}`, 'no-reply@lectern.test', patience);
  const from = performance.now();
  await mailer.send(mail).finally(() => {
    expect(performance.now() - from).toBeLessThan(SOON_MS);
  });
}

const hello: Conduct = (socket) => socket.write('220 mail.example\r\n');
const silence: Conduct = () => undefined;
const reset: Conduct = (socket) => socket.resetAndDestroy();
const end: Conduct = (socket) => socket.end();
const endlessly: Conduct = (socket) => trickle(socket, '', '250-Well\r\n');

/** Follows the protocol, command by command, until the whole mail was received. */
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
    ['never comes to the end of its hello', silence, (socket) => trickle(socket, '220-', 'm')],
    ['never comes to the end of what it can do', (socket) => trickle(socket, '250-', 'S'), hello],
    ['says all the time that it has the mail', takingTheMailThen(endlessly), hello],
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

/** Accepts the mail, but gives these replies to these commands; `.` is the end of the mail. */
const answering = (replies: Record<string, string>): Conduct => {
  const willing = takingTheMailThen(silence);
  return (socket, heard) => {
    const said = heard.split('\r\n').at(-2) ?? '';
    const command = Object.keys(replies).find((one) => said.startsWith(one));
    if (command === undefined) willing(socket, heard);
    else socket.write(`${replies[command]}\r\n`);
  };
};

describe('A mail that a mail server does not take', () => {
  const failureOf = (replies: Record<string, string>): Promise<unknown> =>
    sendTo(answering(replies), hello, UNHURRIED).catch((error: unknown) => error);

  it.each([
    ['as there is no such mailbox', { RCPT: '550 5.1.1 No such user' }],
    ['as the mailbox is none of its own', { RCPT: '551 Not here' }],
    ['as it does not like what it reads', { '.': '554 5.6.0 Looks like spam' }],
  ])('%s is refused for good', async (_, replies) => {
    const failure = await failureOf(replies);
    expect(failure).toBeInstanceOf(MailRefused);
    expect(String(failure)).toContain(Object.values(replies)[0]);
  });

  it.each<[string, Record<string, string>]>([
    ['as the mailbox is busy', { RCPT: '450 4.2.1 Later' }],
    ['as it has no room just now', { '.': '452 4.3.1 Later' }],
    ['as it goes down', { RCPT: '421 4.3.2 Going down' }],
    ['from the address of our settings', { MAIL: '550 5.7.1 Who are you?' }],
    ['from the user of our settings', { AUTH: '535 5.7.8 Who are you?', EHLO: '250 AUTH PLAIN' }],
  ])('%s may go another time', async (_, replies) => {
    const failure = await failureOf(replies);
    expect(String(failure)).toContain(Object.values(replies)[0]);
    expect(failure).not.toBeInstanceOf(MailRefused);
  });

  it.each(['550', '450'])('is refused without a word of whom it was for (%s)', async (code) => {
    const failure = await failureOf({ RCPT: `${code} <Asha@example.com>: ask post@example.net` });
    expect(String(failure)).toContain(`${code} <[address]>: ask [address]`);
    expect(inspect(failure)).not.toMatch(/asha|post@/i);
  });
});
