import { beforeEach, describe, expect, it } from '@jest/globals';
import { FrontDesk, PASSWORD } from '../../testing/front-desk.js';

let desk: FrontDesk;
let challengeId: string;
beforeEach(async () => {
  desk = new FrontDesk();
  await desk.join();
  desk.mail.isDown = true;
  await desk.askForCode().catch(() => undefined);
  challengeId = desk.challenges.all[0]?.id ?? '';
});

const send = () => desk.sendOtpMail.execute({ challengeId });

describe('Mailing a code', () => {
  it('fails while nobody takes mail, so that it is tried again', async () => {
    await expect(send()).rejects.toThrow('does not answer');
  });

  it('sends the same code under the same id when the mail server is back after a minute', async () => {
    desk.clock.advance(60);
    desk.mail.isDown = false;
    await send();
    expect(desk.mail.sent).toMatchObject([{ id: challengeId, to: 'asha@example.com' }]);
    for (const part of [desk.mail.sent[0]?.text, desk.mail.sent[0]?.html])
      expect(part).toContain(desk.newestSecret());
  });

  it.each([
    ['ran out', async () => desk.clock.advance(300)],
    [
      'was used',
      () => desk.verifyOtp.execute({ email: 'asha@example.com', otp: desk.newestSecret() }),
    ],
    [
      'was guessed at too often',
      async () => {
        for (let guess = 0; guess < 3; guess += 1)
          await desk.verifyOtp
            .execute({ email: 'asha@example.com', otp: 'wrong' })
            .catch(() => undefined);
      },
    ],
  ])('sends nothing when the code %s meanwhile', async (_, end) => {
    await end();
    desk.mail.isDown = false;
    await send();
    expect(desk.mail.sent).toEqual([]);
  });

  it('puts no markup of a name into the mail', async () => {
    desk.mail.isDown = false;
    await rename('<b>Asha</b>');
    await desk.confirmAddress(await desk.login());
    await send();
    expect(desk.mail.sent[0]?.html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
  });
});

describe('The name of an account', () => {
  beforeEach(async () => {
    desk.mail.isDown = false;
    await rename('Win now at evil.example');
  });

  /** Sends every kind of mail that a request causes to an account's address. */
  const sendAll = async () => {
    const { user, session } = await desk.login();
    await send();
    await desk.sendVerification.execute({ userId: user.id });
    await desk.runErrands();
    for (let guess = 0; guess < 5; guess += 1) {
      desk.clock.advance(60);
      await desk.verifyOtp.execute({ email: user.email, otp: 'wrong' }).catch(() => undefined);
      await desk.askForCode();
    }
    const words = { currentPassword: PASSWORD, newPassword: 'seven blue kites' };
    await desk.changePassword.execute({ userId: user.id, sessionId: session.id, ...words });
    await desk.sendResetNotice.execute({ userId: user.id, mailId: 'notice' });
    const { user: other } = await desk.join('ravi');
    const proof = { password: PASSWORD, idToken: null, nonce: null };
    await desk.askEmailChange.execute({ userId: other.id, email: user.email, ...proof });
    await desk.runErrands();
    return desk.mail.sent;
  };
  const subjects = ['code', 'Confirm', 'Set a new', 'was asked for'];

  it('is in no mail as long as the address may be that of a stranger', async () => {
    const mails = await sendAll();
    for (const subject of subjects)
      expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringContaining(subject));
    for (const mail of mails) expect(`${mail.subject} ${mail.text}`).not.toContain('evil');
  });

  it('greets the owner once the address is confirmed', async () => {
    await desk.confirmAddress(await desk.login());
    const mails = await sendAll();
    expect(mails.map((mail) => mail.subject)).toContain('Your Lectern password was changed');
    for (const mail of mails) expect(mail.text).toContain('Hello Win now');
  });
});

async function rename(name: string): Promise<void> {
  const { user } = await desk.login();
  await desk.updateProfile.execute({ userId: user.id, name });
}
