import { beforeEach, describe, expect, it } from '@jest/globals';
import { FrontDesk } from '../../testing/front-desk.js';

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
    const { user } = await desk.login();
    await desk.updateProfile.execute({ userId: user.id, name: '<b>Asha</b>' });
    await send();
    expect(desk.mail.sent[0]?.html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
  });
});
