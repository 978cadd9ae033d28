import { beforeEach, describe, expect, it } from '@jest/globals';
import { FrontDesk, PASSWORD } from '../../testing/front-desk.js';
import type { SignedIn } from '../sessions/session-starter.js';

const MAILBOX = 'lila@example.com';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const byPassword = { password: PASSWORD, idToken: null, nonce: null };

let desk: FrontDesk;
let asha: SignedIn;
beforeEach(async () => {
  desk = new FrontDesk();
  asha = await desk.join();
});

const leave = ({ user } = asha) => desk.deleteAccount.execute({ userId: user.id, ...byPassword });
const comeBack = async () => {
  await leave();
  asha = await desk.join();
};
const askToMove = async () => {
  await desk.askEmailChange.execute({ userId: asha.user.id, email: MAILBOX, ...byPassword });
  await desk.runErrands();
};
const guessMove = async (times: number) => {
  const { id: sessionId, userId } = asha.session;
  for (let n = 0; n < times; n += 1)
    await desk.confirmEmailChange
      .execute({ userId, sessionId, otp: 'wrong' })
      .catch(() => undefined);
};
const guessReset = async (times: number) => {
  for (let n = 0; n < times; n += 1)
    await desk.verifyOtp.execute({ email: asha.user.email, otp: 'wrong' }).catch(() => undefined);
};
const newest = () => desk.challenges.all.at(-1);
const mailsOf = (subject: string) =>
  desk.mail.sent.filter((mail) => mail.subject.includes(subject)).length;

describe('Whoever deletes the account and signs up again', () => {
  it('has no more guesses at the mailbox of somebody else', async () => {
    await askToMove();
    await guessMove(3);
    await comeBack();
    await askToMove();
    await guessMove(2);
    await expect(
      desk.confirmEmailChange.execute({
        userId: asha.user.id,
        sessionId: asha.session.id,
        otp: desk.newestSecret(),
      }),
    ).rejects.toThrow('code');
    await comeBack();
    await askToMove();
    expect(newest()?.kind).toBe('email-link');
    desk.clock.advance(31 * DAY);
    await askToMove();
    expect(newest()?.kind).toBe('email-code');
  });

  it('has no more guesses at the mailbox they signed up with', async () => {
    await desk.askForCode();
    await guessReset(3);
    await comeBack();
    await desk.askForCode();
    await guessReset(2);
    const otp = desk.newestSecret();
    await expect(desk.verifyOtp.execute({ email: asha.user.email, otp })).rejects.toThrow('code');
    await comeBack();
    await desk.askForCode();
    expect(newest()?.kind).toBe('link');
  });

  it('has no more than ten mails of a kind a day sent to one mailbox', async () => {
    for (let n = 0; n < 12; n += 1) {
      await askToMove();
      await desk.sendVerification.execute({ userId: asha.user.id });
      await desk.askForCode();
      await comeBack();
    }
    const kinds = ['confirms your new', 'Confirm your Lectern', 'is your Lectern code'];
    expect(kinds.map(mailsOf)).toEqual([10, 10, 10]);
  });

  it('keeps the owner of a mailbox neither from a reset nor from confirming it', async () => {
    for (let n = 0; n < 10; n += 1) {
      await askToMove();
      await guessMove(3);
      await comeBack();
    }
    const lila = await desk.join('lila');
    await desk.askForCode(MAILBOX);
    expect(newest()).toMatchObject({ kind: 'code', userId: lila.user.id });
    await desk.sendVerification.execute({ userId: lila.user.id });
    expect(newest()).toMatchObject({ kind: 'verification', userId: lila.user.id });
  });

  it('does not free the site of the guesses it counts', async () => {
    desk = new FrontDesk(2);
    asha = await desk.join();
    await askToMove();
    await guessMove(3);
    await leave();
    await desk.join('ravi');
    await desk.askForCode('ravi@example.com');
    expect(newest()?.kind).toBe('link');
  });
});
