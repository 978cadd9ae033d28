import { beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { BadCredentials, OtpInvalid, ResetProofRequired } from '../../domain/errors.js';
import { PasswordReset } from '../../domain/facts.js';
import { FrontDesk } from '../../testing/front-desk.js';

const email = 'asha@example.com';
const password = 'seven blue kites';
const MINUTE = 60;

let desk: FrontDesk;
beforeEach(async () => {
  desk = new FrontDesk();
  await desk.join('asha');
});

const verify = (otp = desk.newestSecret(), address = email) =>
  desk.verifyOtp.execute({ email: address, otp });
const reset = (resetToken: string | null, address = email) =>
  desk.resetPassword.execute({ email: address, password, resetToken });

describe('Resetting a password', () => {
  it('goes by a mailed code and ends every session and token', async () => {
    const here = await desk.login();
    const isTokenLive = await desk.giveToken(here);
    await desk.askForCode();
    await reset((await verify()).resetToken);
    expect([await desk.isLive(here), await isTokenLive()]).toEqual([false, false]);
    await expect(desk.login()).rejects.toThrow(BadCredentials);
    await desk.login('asha', password);
    expect(desk.facts).toEqual([PasswordReset.of({ userId: here.user.id })]);
  });

  it('lets the owner in at once, whoever guessed at the old one', async () => {
    for (let guess = 0; guess < 3; guess += 1)
      await expect(desk.login('asha', 'a wrong password')).rejects.toThrow(BadCredentials);
    await desk.askForCode();
    await reset((await verify()).resetToken);
    await desk.login('asha', password);
  });

  it('tells the owner by mail', async () => {
    const { user } = await desk.login();
    await desk.askForCode();
    await reset((await verify()).resetToken);
    await desk.sendResetNotice.execute({ userId: user.id, mailId: 'notice' });
    expect(desk.mail.sent.at(-1)).toMatchObject({ id: 'notice', to: email });
  });

  it('needs a proof, of the same account, of the last ten minutes, and uses it up', async () => {
    await desk.join('ravi');
    await desk.askForCode();
    const { resetToken } = await verify();
    await expect(reset(null)).rejects.toThrow(ResetProofRequired);
    await expect(reset('made up')).rejects.toThrow(ResetProofRequired);
    await expect(reset(resetToken, 'ravi@example.com')).rejects.toThrow(ResetProofRequired);
    desk.clock.advance(10 * MINUTE);
    await expect(reset(resetToken)).rejects.toThrow(ResetProofRequired);
    await desk.askForCode();
    const fresh = (await verify()).resetToken;
    await reset(fresh);
    await expect(reset(fresh)).rejects.toThrow(ResetProofRequired);
  });

  it('makes every other proof and code that was mailed worthless', async () => {
    await desk.askForCode();
    const older = (await verify()).resetToken;
    desk.clock.advance(MINUTE);
    await desk.askForCode();
    const newer = (await verify()).resetToken;
    desk.clock.advance(MINUTE);
    await desk.askForCode();
    await reset(newer);
    await expect(reset(older)).rejects.toThrow(ResetProofRequired);
    await expect(verify()).rejects.toThrow(OtpInvalid);
  });

  it('works out no hash for who has no proof', async () => {
    const before = desk.hasher.worked;
    await expect(reset('made up')).rejects.toThrow(ResetProofRequired);
    expect(desk.hasher.worked).toBe(before);
  });

  it('refuses a weak password and keeps the proof for a better one', async () => {
    await desk.askForCode();
    const { resetToken } = await verify();
    const weak = desk.resetPassword.execute({ email, password: 'short', resetToken });
    await expect(weak).rejects.toThrow(InvalidInput);
    await reset(resetToken);
  });
});

describe('A mailed code', () => {
  it('is not good for another account, nor after five minutes', async () => {
    await desk.join('ravi');
    await desk.askForCode();
    await expect(verify(desk.newestSecret(), 'ravi@example.com')).rejects.toThrow(OtpInvalid);
    await expect(verify('0000', 'nobody@example.com')).rejects.toThrow(OtpInvalid);
    desk.clock.advance(5 * MINUTE);
    await expect(verify()).rejects.toThrow(OtpInvalid);
  });

  it('ends with the third wrong try, and every one is counted although it is refused', async () => {
    await desk.askForCode();
    for (let guess = 0; guess < 3; guess += 1)
      await expect(verify('9')).rejects.toThrow(OtpInvalid);
    expect(desk.challenges.all[0]?.wrongTries).toBe(3);
    await expect(verify()).rejects.toThrow(OtpInvalid);
  });

  it('is the newest one only', async () => {
    await desk.askForCode();
    const old = desk.newestSecret();
    desk.clock.advance(2 * MINUTE);
    await desk.askForCode();
    await expect(verify(old)).rejects.toThrow(OtpInvalid);
    await verify();
  });
});
