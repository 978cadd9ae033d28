import { beforeEach, describe, expect, it } from '@jest/globals';
import { RateLimited } from '../../../../platform/application/rate-limits.js';
import { InvalidInput, NotFound } from '../../../../platform/domain/domain-error.js';
import {
  OtpInvalid,
  ProofRequired,
  ProviderNotVerified,
  ResetProofRequired,
  VerificationInvalid,
} from '../../domain/errors.js';
import { AccountDeleted, PasswordChanged, PhotoReplaced } from '../../domain/facts.js';
import { SendFarewellOnDue } from '../../infrastructure/events/send-farewell-on-due.js';
import { FrontDesk, PASSWORD } from '../../testing/front-desk.js';
import type { SignedIn } from '../sessions/session-starter.js';

const newPassword = 'seven blue kites';

let desk: FrontDesk;
let here: SignedIn;
beforeEach(async () => {
  desk = new FrontDesk();
  here = await desk.join();
});

/** The mailbox's owner resets the password while the old one is being checked. */
function resetDuringTheCheck(): void {
  const verify = desk.hasher.verify.bind(desk.hasher);
  desk.hasher.verify = async (...parts) => {
    const isRight = await verify(...parts);
    desk.hasher.verify = verify;
    const user = await desk.users.find(here.user.id);
    user?.changePassword(await desk.hasher.hash('a password by reset'));
    if (user) await desk.users.save(user);
    return isRight;
  };
}

describe('Changing the password', () => {
  const change = (currentPassword = PASSWORD, next = newPassword) =>
    desk.changePassword.execute({
      userId: here.user.id,
      sessionId: here.session.id,
      currentPassword,
      newPassword: next,
    });

  it('keeps this session, ends the others and tells the owner', async () => {
    const elsewhere = await desk.login();
    await change();
    expect([await desk.isLive(here), await desk.isLive(elsewhere)]).toEqual([true, false]);
    expect(desk.facts).toEqual([PasswordChanged.of({ userId: here.user.id })]);
    await desk.login('asha', newPassword);
  });

  it('ends every token, which a thief may have made', async () => {
    const isTokenLive = await desk.giveToken(here);
    await change();
    expect(await isTokenLive()).toBe(false);
  });

  it('needs the current password, and makes whoever guesses wait', async () => {
    for (let guess = 0; guess < 3; guess += 1)
      await expect(change('a wrong password')).rejects.toThrow(InvalidInput);
    await expect(change()).rejects.toThrow(RateLimited);
  });

  it('makes every proof and code for a reset worthless', async () => {
    const email = 'asha@example.com';
    await desk.askForCode();
    const { resetToken } = await desk.verifyOtp.execute({ email, otp: desk.newestSecret() });
    desk.clock.advance(60);
    await desk.askForCode();
    await change();
    const reset = desk.resetPassword.execute({ email, password: 'his own words', resetToken });
    await expect(reset).rejects.toThrow(ResetProofRequired);
    const verified = desk.verifyOtp.execute({ email, otp: desk.newestSecret() });
    await expect(verified).rejects.toThrow(OtpInvalid);
  });

  it('changes nothing when the password was reset while the old one was checked', async () => {
    resetDuringTheCheck();
    await expect(change()).rejects.toThrow(InvalidInput);
    await desk.login('asha', 'a password by reset');
  });

  it('refuses the same one, without a word to whoever does not know it', async () => {
    await expect(change(PASSWORD, PASSWORD)).rejects.toThrow('This is your password already.');
    const guess = 'a wrong password';
    await expect(change(guess, guess)).rejects.toThrow('not your current password');
    expect(desk.facts).toEqual([]);
  });

  it('sends its notice only to an address that was confirmed', async () => {
    const tell = () => desk.sendResetNotice.execute({ userId: here.user.id, mailId: 'notice' });
    await tell();
    expect(desk.mail.sent).toEqual([]);
    await desk.confirmAddress(here);
    await tell();
    expect(desk.mail.sent).toMatchObject([{ id: 'notice', to: 'asha@example.com' }]);
  });

  it('holds the new one to the rules', async () => {
    await expect(change(PASSWORD, 'short')).rejects.toThrow('at least 8');
  });
});

describe('Confirming the address', () => {
  const send = () => desk.sendVerification.execute({ userId: here.user.id });
  const tokenOf = () => `${desk.challenges.all.at(-1)?.id}.${desk.newestSecret()}`;
  const verify = (userId: string, token = tokenOf()) => desk.verifyEmail.execute({ userId, token });

  it('goes by a mailed link', async () => {
    await send();
    await desk.runErrands();
    expect(desk.mail.sent[0]?.text).toContain(`https://lectern.test/verify#${tokenOf()}`);
    await verify(here.user.id);
    expect((await desk.findUser.execute({ userId: here.user.id })).isEmailVerified).toBe(true);
  });

  it('works once, within a day, for the account that asked', async () => {
    await send();
    const stranger = await desk.join('ravi');
    await expect(verify(stranger.user.id)).rejects.toThrow(VerificationInvalid);
    desk.clock.advance(86_400);
    await expect(verify(here.user.id)).rejects.toThrow(VerificationInvalid);
    await send();
    await verify(here.user.id);
    await expect(verify(here.user.id)).rejects.toThrow(VerificationInvalid);
  });

  it('sends one link a minute, and none to an address that is confirmed', async () => {
    await send();
    await send();
    expect(desk.challenges.all).toHaveLength(1);
    await verify(here.user.id);
    desk.clock.advance(3_600);
    await send();
    expect(desk.challenges.all).toHaveLength(1);
  });
});

describe('Editing the profile', () => {
  it('changes what was given, and tells which photo nobody needs any more', async () => {
    const userId = here.user.id;
    await desk.updateProfile.execute({ userId, photoId: 'first' });
    const user = await desk.updateProfile.execute({ userId, description: 'Hi', photoId: 'second' });
    expect(user).toMatchObject({ name: 'asha', description: 'Hi', photoId: 'second' });
    expect(desk.facts).toEqual([PhotoReplaced.of({ photoId: 'first' })]);
  });

  it('removes the photo, once', async () => {
    const userId = here.user.id;
    await desk.updateProfile.execute({ userId, photoId: 'first' });
    await desk.updateProfile.execute({ userId, photoId: null });
    const user = await desk.updateProfile.execute({ userId, photoId: null });
    expect(user.photoId).toBeNull();
    expect(desk.facts).toEqual([PhotoReplaced.of({ photoId: 'first' })]);
  });
});

describe('Exporting the account', () => {
  it('gives the account, where it is logged in, its tokens and what others hold', async () => {
    const token = { name: 'Reports', scopes: ['orders:read'], days: 30 } as const;
    await desk.issueAccessToken.execute({
      userId: here.user.id,
      sessionId: here.session.id,
      ...token,
    });
    const move = { email: 'rao@example.com', password: PASSWORD, idToken: null, nonce: null };
    await desk.askEmailChange.execute({ userId: here.user.id, ...move });
    const { user, sessions, accessTokens, challenges, elsewhere } =
      await desk.exportAccount.execute({ userId: here.user.id });
    expect(user.email).toBe('asha@example.com');
    expect(sessions.map(({ id }) => id)).toEqual([here.session.id]);
    expect(accessTokens.map(({ name }) => name)).toEqual(['Reports']);
    expect(challenges.map(({ newEmail }) => newEmail)).toEqual(['rao@example.com']);
    expect(elsewhere).toEqual({ orders: [] });
  });

  it('gives what is over, too, as long as it is kept', async () => {
    const elsewhere = await desk.login();
    const userId = here.user.id;
    await desk.endSession.execute({ userId, sessionId: elsewhere.session.id });
    const isTokenLive = await desk.giveToken(here);
    const [token] = desk.accessTokens.all;
    await desk.revokeAccessToken.execute({ userId, tokenId: token?.id ?? '' });
    await desk.askForCode();
    desk.clock.advance(3_600);
    expect([await desk.isLive(elsewhere), await isTokenLive()]).toEqual([false, false]);
    const { sessions, accessTokens, challenges } = await desk.exportAccount.execute({ userId });
    expect(sessions.map(({ id }) => id)).toContain(elsewhere.session.id);
    expect(accessTokens.map(({ id }) => id)).toEqual([token?.id]);
    expect(challenges.map(({ kind }) => kind)).toEqual(['code']);
  });
});

describe('Deleting the account', () => {
  const remove = (proof: { password?: string; idToken?: string }) =>
    desk.deleteAccount.execute({
      userId: here.user.id,
      password: null,
      idToken: null,
      nonce: null,
      ...proof,
    });

  it('takes account and sessions away and tells the others', async () => {
    await remove({ password: PASSWORD });
    expect(desk.users.all).toEqual([]);
    expect(await desk.isLive(here)).toBe(false);
    expect(desk.facts).toContainEqual(AccountDeleted.of({ userId: here.user.id }));
    await expect(desk.findUser.execute({ userId: here.user.id })).rejects.toThrow(NotFound);
  });

  it('is confirmed by a last mail, after which the address is forgotten', async () => {
    await desk.confirmAddress(here);
    await remove({ password: PASSWORD });
    expect(JSON.stringify(desk.facts)).not.toContain('asha');
    await desk.runErrands();
    expect(desk.mail.sent).toHaveLength(1);
    expect(desk.mail.sent[0]).toMatchObject({ to: 'asha@example.com' });
    expect(desk.mail.sent[0]?.subject).toContain('was deleted');
    expect(desk.farewells.all).toEqual([]);
  });

  it('says no farewell to an address that may be that of a stranger', async () => {
    await remove({ password: PASSWORD });
    expect(desk.farewells.all).toEqual([]);
    await desk.runErrands();
    expect(desk.mail.sent).toEqual([]);
  });

  it('keeps the address while the mail cannot go, and sends it once', async () => {
    await desk.confirmAddress(here);
    await remove({ password: PASSWORD });
    const [farewell] = desk.farewells.all;
    const errand = { farewellId: farewell?.id ?? '', mailId: 'mail' };
    desk.mail.isDown = true;
    await expect(desk.sendFarewell.execute(errand)).rejects.toThrow();
    expect(desk.farewells.all).toHaveLength(1);
    desk.mail.isDown = false;
    await desk.sendFarewell.execute(errand);
    await desk.sendFarewell.execute(errand);
    expect(desk.mail.sent).toHaveLength(1);
  });

  it('forgets the address when the mail can never go', async () => {
    await desk.confirmAddress(here);
    await remove({ password: PASSWORD });
    await new SendFarewellOnDue(desk.sendFarewell).giveUp({
      farewellId: desk.farewells.all[0]?.id ?? '',
    });
    await desk.runErrands();
    expect([desk.farewells.all, desk.mail.sent]).toEqual([[], []]);
  });

  it('stays when the password was reset while the old one was checked', async () => {
    resetDuringTheCheck();
    await expect(remove({ password: PASSWORD })).rejects.toThrow(InvalidInput);
    await desk.login('asha', 'a password by reset');
  });

  it('needs the password', async () => {
    await expect(remove({})).rejects.toThrow(ProofRequired);
    await expect(remove({ password: 'a wrong password' })).rejects.toThrow(InvalidInput);
    expect(desk.users.all).toHaveLength(1);
  });

  it('takes the word of the provider the account is linked to, and of no other', async () => {
    const idToken = 'token';
    desk.provider.vouch(idToken, { email: 'asha@example.com' });
    await expect(remove({ idToken })).rejects.toThrow(ProviderNotVerified);
    const linked = { name: '', email: 'asha@example.com', role: '', nonce: null } as const;
    await desk.signInWithProvider.execute({
      ...linked,
      idToken,
      device: { name: 'curl', mark: null },
      termsVersion: 1,
    });
    await remove({ idToken });
    expect(desk.users.all).toEqual([]);
  });
});
