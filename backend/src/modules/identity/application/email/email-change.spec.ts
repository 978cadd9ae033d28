import { beforeEach, describe, expect, it } from '@jest/globals';
import { RateLimited } from '../../../../platform/application/rate-limits.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import {
  BadCredentials,
  EmailTaken,
  OtpInvalid,
  ProofRequired,
  ProviderNotVerified,
  ResetProofRequired,
} from '../../domain/errors.js';
import { FrontDesk, PASSWORD } from '../../testing/front-desk.js';
import type { Proof } from '../passwords/owner-proof.js';
import type { SignedIn } from '../sessions/session-starter.js';

const OLD = 'asha@example.com';
const NEW = 'asha.rao@example.com';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

let desk: FrontDesk;
let asha: SignedIn;
beforeEach(async () => {
  desk = new FrontDesk();
  asha = await desk.join();
});

const byPassword = { password: PASSWORD, idToken: null, nonce: null };
const byGoogle = { password: null, idToken: 'token', nonce: null };
const ask = async (email = NEW, proof: Proof = byPassword) => {
  await desk.askEmailChange.execute({ userId: asha.user.id, email, ...proof });
  await desk.runErrands();
};
const withPassword = (password: string) => ask(NEW, { ...byPassword, password });
const confirm = (otp = desk.newestSecret(), { user, session } = asha) =>
  desk.confirmEmailChange.execute({ userId: user.id, sessionId: session.id, otp });
const guess = async (times: number) => {
  for (let n = 0; n < times; n += 1) await confirm('wrong').catch(() => undefined);
};
const addressOf = async ({ user } = asha) =>
  (await desk.findUser.execute({ userId: user.id })).email;
const subjects = (to: string) =>
  desk.mail.sent.filter((mail) => mail.to === to).map(({ subject }) => subject);

describe('Asking for another address', () => {
  it('mails a code there and changes nothing yet', async () => {
    await ask(' Asha.Rao@Example.COM ');
    expect(subjects(NEW)).toEqual([
      `${desk.newestSecret()} confirms your new Lectern email address`,
    ]);
    expect(await addressOf()).toBe(OLD);
  });

  it('needs the password, and makes whoever guesses wait', async () => {
    await expect(withPassword('')).rejects.toThrow(ProofRequired);
    for (let n = 0; n < 3; n += 1)
      await expect(withPassword('a wrong one')).rejects.toThrow(InvalidInput);
    await expect(ask()).rejects.toThrow(RateLimited);
    expect(desk.challenges.all).toEqual([]);
  });

  it('takes the word of the provider the account is linked to, and of no other', async () => {
    desk.provider.vouch('token', { email: OLD });
    await expect(ask(NEW, byGoogle)).rejects.toThrow(ProviderNotVerified);
    await signInWithGoogle();
    await ask(NEW, byGoogle);
    expect(desk.challenges.all).toHaveLength(1);
  });

  it.each([OLD, 'ASHA@example.com'])('refuses the address it has already: %s', async (same) => {
    await expect(ask(same)).rejects.toThrow('This is your email address already.');
  });

  it('answers alike for an address with an account, whose owner is told, and gives no code', async () => {
    await desk.join('ravi');
    await ask('ravi@example.com');
    expect(subjects('ravi@example.com')).toEqual(['Your email address was asked for in Lectern']);
    expect(desk.mail.sent[0]?.text).not.toContain(desk.newestSecret());
    await expect(confirm('wrong')).rejects.toThrow(OtpInvalid);
  });

  it('says nothing to a stranger that the one who asks could have made up', async () => {
    const userId = asha.user.id;
    await desk.updateProfile.execute({ userId, name: 'Win now at evil.example' });
    await ask();
    expect(desk.mail.sent[0]?.text).not.toContain('evil');
  });

  it('keeps the code on its way to the same address for a minute, but not to another', async () => {
    await ask();
    await ask();
    expect(desk.mail.sent).toHaveLength(1);
    await ask('rao@example.com');
    await ask();
    expect(desk.mail.sent).toHaveLength(3);
  });

  it('mails ten times a day, for one account and to one mailbox', async () => {
    for (let n = 0; n < 11; n += 1) {
      await ask();
      desk.clock.advance(2 * MINUTE);
    }
    await ask('rao@example.com');
    asha = await desk.join('ravi');
    await ask();
    expect(desk.mail.sent).toHaveLength(10);
    desk.clock.advance(DAY);
    await ask();
    expect(desk.mail.sent).toHaveLength(11);
  });

  it('mails nothing that ended while it waited', async () => {
    await desk.askEmailChange.execute({ userId: asha.user.id, email: NEW, ...byPassword });
    desk.clock.advance(5 * MINUTE);
    await desk.runErrands();
    expect(desk.mail.sent).toEqual([]);
  });
});

describe('Confirming another address', () => {
  it('moves the account, ends the other sessions and tells the old mailbox', async () => {
    const elsewhere = await desk.login();
    await ask();
    const user = await confirm();
    expect(user).toMatchObject({ email: NEW, isEmailVerified: true });
    expect([await desk.isLive(asha), await desk.isLive(elsewhere)]).toEqual([true, false]);
    await expect(desk.login()).rejects.toThrow(BadCredentials);
    await desk.login('asha.rao');
    await desk.runErrands();
    const notice = desk.mail.sent.at(-1);
    expect([notice?.to, notice?.subject]).toEqual([OLD, 'Your Lectern email address was changed']);
    expect(notice?.text).toMatch(/On 21 November 2026 at .* to a\*\*\*@example\.com/);
    expect(notice?.text).toContain('https://lectern.test/contact');
    expect(notice?.text).not.toContain(NEW);
  });

  it('ends every token, and none before', async () => {
    const isTokenLive = await desk.giveToken(asha);
    await ask();
    await guess(1);
    expect(await isTokenLive()).toBe(true);
    await confirm();
    expect(await isTokenLive()).toBe(false);
  });

  it('works once, within five minutes, in the account that asked', async () => {
    const ravi = await desk.join('ravi');
    await ask();
    await expect(confirm(desk.newestSecret(), ravi)).rejects.toThrow(OtpInvalid);
    desk.clock.advance(5 * MINUTE);
    await expect(confirm()).rejects.toThrow(OtpInvalid);
    await ask();
    await confirm();
    await expect(confirm()).rejects.toThrow(OtpInvalid);
  });

  it('takes the newest code only', async () => {
    await ask();
    const first = desk.newestSecret();
    await ask('rao@example.com');
    await expect(confirm(first)).rejects.toThrow(OtpInvalid);
    expect((await confirm()).email).toBe('rao@example.com');
  });

  it('ends a code after three wrong guesses, and mails links after five', async () => {
    await ask();
    await guess(3);
    await expect(confirm()).rejects.toThrow(OtpInvalid);
    await ask();
    await guess(2);
    await expect(confirm()).rejects.toThrow(OtpInvalid);
    desk.clock.advance(2 * MINUTE);
    await ask();
    const link = `https://lectern.test/account#${desk.newestSecret()}`;
    expect(desk.mail.sent.at(-1)?.text).toContain(link);
    expect((await confirm()).email).toBe(NEW);
  });

  it('counts guesses at one mailbox together, whichever accounts they come from', async () => {
    await ask();
    await guess(3);
    asha = await desk.join('ravi');
    await ask();
    await guess(2);
    asha = await desk.join('lila');
    await ask();
    expect(desk.challenges.all.at(-1)?.kind).toBe('email-link');
    await ask('lila@example.org');
    expect(desk.challenges.all.at(-1)?.kind).toBe('email-code');
  });

  it('is refused when somebody signed up with the address meanwhile', async () => {
    await ask();
    await desk.join('asha.rao');
    await expect(confirm()).rejects.toThrow(EmailTaken);
    expect([await addressOf(), await desk.isLive(asha)]).toEqual([OLD, true]);
  });

  it('makes what was mailed to the old address worthless', async () => {
    await desk.askForCode();
    const code = desk.newestSecret();
    desk.clock.advance(MINUTE);
    const { resetToken } = await desk.verifyOtp.execute({ email: OLD, otp: code });
    await desk.askForCode();
    const second = desk.newestSecret();
    await ask();
    await confirm();
    for (const email of [OLD, NEW]) {
      await expect(desk.verifyOtp.execute({ email, otp: second })).rejects.toThrow(OtpInvalid);
      const reset = desk.resetPassword.execute({ email, password: 'his own words', resetToken });
      await expect(reset).rejects.toThrow(ResetProofRequired);
    }
  });

  it('frees the old address', async () => {
    await ask();
    await confirm();
    expect((await desk.join()).user.id).not.toBe(asha.user.id);
  });
});

describe('A change of the address that waits', () => {
  it('ends when the owner sets a new password', async () => {
    await ask();
    const { user, session } = asha;
    const words = { currentPassword: PASSWORD, newPassword: 'seven blue kites' };
    await desk.changePassword.execute({ userId: user.id, sessionId: session.id, ...words });
    await expect(confirm()).rejects.toThrow(OtpInvalid);
  });

  it('ends when the owner of the mailbox resets the password', async () => {
    await ask();
    const code = desk.newestSecret();
    await desk.askForCode();
    const proof = await desk.verifyOtp.execute({ email: OLD, otp: desk.newestSecret() });
    await desk.resetPassword.execute({ email: OLD, password: 'seven blue kites', ...proof });
    await expect(confirm(code)).rejects.toThrow(OtpInvalid);
  });

  it('ends when the owner of the mailbox takes the account back through Google', async () => {
    await ask();
    desk.provider.vouch('token', { email: OLD });
    await signInWithGoogle();
    await expect(confirm()).rejects.toThrow(OtpInvalid);
  });
});

describe('Google after a change of the address', () => {
  it('opens the account it is linked to, whatever its own address', async () => {
    desk.provider.vouch('token', { email: OLD });
    await signInWithGoogle();
    await ask(NEW, byGoogle);
    await confirm();
    const again = await signInWithGoogle();
    expect([again.isNew, again.user.id, again.user.email]).toEqual([false, asha.user.id, NEW]);
  });

  it('makes an account of its own for an old address that was never linked', async () => {
    await ask();
    await confirm();
    desk.provider.vouch('token', { email: OLD });
    expect((await signInWithGoogle()).isNew).toBe(true);
  });
});

function signInWithGoogle() {
  const device = { name: 'curl', mark: null };
  const person = { name: 'Asha', email: OLD, role: '', idToken: 'token', nonce: null } as const;
  return desk.signInWithProvider.execute({ ...person, device, termsVersion: 1 });
}

describe('An account that is moved and deleted at once, as a thief would', () => {
  const remove = () => desk.deleteAccount.execute({ userId: asha.user.id, ...byPassword });
  const farewells = () =>
    desk.mail.sent
      .filter(({ subject }) => subject.includes('was deleted'))
      .map(({ to }) => to)
      .toSorted();

  it('says so to the address that it left, too', async () => {
    await ask();
    await confirm();
    await remove();
    await desk.runErrands();
    expect(farewells()).toEqual([NEW, OLD]);
  });

  it('says nothing more to one that it left long ago', async () => {
    await ask();
    await confirm();
    desk.clock.advance(2 * DAY);
    await remove();
    await desk.runErrands();
    expect(farewells()).toEqual([NEW]);
  });
});
