import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import {
  AccountLocked,
  BadCredentials,
  LinkRequired,
  ProviderNotVerified,
} from '../../domain/errors.js';
import { FrontDesk } from '../../testing/front-desk.js';
import type { ProviderSignIn } from './sign-in-with-provider.js';

const email = 'asha@example.com';
const idToken = 'token of asha';

function deskThatVouches(identity: { isAuthoritative?: boolean; name?: string } = {}): FrontDesk {
  const desk = new FrontDesk();
  desk.provider.vouch(idToken, { email, ...identity });
  return desk;
}

const signIn = (desk: FrontDesk, over: Partial<ProviderSignIn> = {}) =>
  desk.signInWithProvider.execute({
    name: 'typed name',
    email,
    role: '',
    idToken,
    nonce: null,
    device: { name: 'curl', mark: null },
    termsVersion: 3,
    ...over,
  });

describe('Signing in with a provider', () => {
  it('makes an account for an unknown person: a student, unless another role was chosen', async () => {
    expect((await signIn(deskThatVouches())).user.role).toBe('student');
    expect((await signIn(deskThatVouches(), { role: 'educator' })).user.role).toBe('educator');
  });

  it('takes the name from the token, and the typed one only where it has none', async () => {
    expect((await signIn(deskThatVouches({ name: 'Asha Rao' }))).user.name).toBe('Asha Rao');
    expect((await signIn(deskThatVouches())).user.name).toBe('typed name');
  });

  it('makes no account for somebody without a name', async () => {
    await expect(signIn(deskThatVouches(), { name: '' })).rejects.toThrow(InvalidInput);
  });

  it('keeps which terms a newcomer agreed to', async () => {
    const desk = deskThatVouches();
    const { user } = await signIn(desk);
    expect(user.consent).toEqual({ termsVersion: 3, agreedAt: desk.clock.now() });
  });

  it('finds the same person again, whose role stays', async () => {
    const desk = deskThatVouches();
    const first = await signIn(desk);
    const second = await signIn(desk, { role: 'educator' });
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(second.user).toMatchObject({ id: first.user.id, role: 'student' });
  });

  it('lets somebody who comes twice at the same moment into one account', async () => {
    const desk = deskThatVouches();
    const both = await Promise.all([signIn(desk), signIn(desk)]);
    expect(new Set(both.map(({ user }) => user.id)).size).toBe(1);
    expect(both.map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(await Promise.all(both.map((signedIn) => desk.isLive(signedIn)))).toEqual([true, true]);
  });

  it('refuses a token it cannot verify, and one for another address', async () => {
    const desk = deskThatVouches();
    await expect(signIn(desk, { idToken: 'forged' })).rejects.toThrow(ProviderNotVerified);
    await expect(signIn(desk, { email: 'ravi@example.com' })).rejects.toThrow(ProviderNotVerified);
    expect(desk.users.all).toEqual([]);
  });

  it('drops password, sessions and tokens of whoever signed up first with an address not theirs', async () => {
    const desk = deskThatVouches();
    const planted = await desk.join();
    const isTokenLive = await desk.giveToken(planted);
    await signIn(desk);
    expect([await desk.isLive(planted), await isTokenLive()]).toEqual([false, false]);
    await expect(desk.login()).rejects.toThrow(BadCredentials);
  });

  it('answers when every process knows that they are out', async () => {
    const desk = deskThatVouches();
    await desk.join();
    await signIn(desk);
    expect(desk.sessions.untold).toBe(0);
  });

  it('answers when every process knows which session made room', async () => {
    const desk = deskThatVouches();
    const first = await signIn(desk);
    for (let n = 0; n < 10; n += 1) await signIn(desk);
    expect([await desk.isLive(first), desk.sessions.untold]).toEqual([false, 0]);
  });

  it('asks for the password where the provider does not speak for the mailbox', async () => {
    const desk = deskThatVouches({ isAuthoritative: false });
    const owner = await desk.join();
    await expect(signIn(desk)).rejects.toThrow(LinkRequired);
    expect(await desk.isLive(owner)).toBe(true);
  });

  it('links it for whoever logged in with the password, and for nobody else', async () => {
    const desk = deskThatVouches({ isAuthoritative: false });
    const owner = await desk.join();
    await expect(signIn(desk, { loggedInAs: 'somebody else' })).rejects.toThrow(LinkRequired);
    await signIn(desk, { loggedInAs: owner.user.id });
    expect((await signIn(desk)).user.id).toBe(owner.user.id);
  });

  it('opens no locked account', async () => {
    const desk = deskThatVouches();
    const { user } = await signIn(desk);
    await desk.governAccount.lock(user.id, 'ops');
    await expect(signIn(desk)).rejects.toThrow(AccountLocked);
  });
});
