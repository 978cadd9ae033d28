import { describe, expect, it } from '@jest/globals';
import { RateLimited } from '../../../../platform/application/rate-limits.js';
import { Busy } from '../../../../platform/domain/domain-error.js';
import { AccountLocked, BadCredentials } from '../../domain/errors.js';
import { FrontDesk } from '../../testing/front-desk.js';

const WRONG = 'a wrong password';

describe('Logging in', () => {
  it('starts a session of its own each time', async () => {
    const desk = new FrontDesk();
    const first = await desk.join();
    const second = await desk.login();
    expect(second.session.id).not.toBe(first.session.id);
    expect(await desk.isLive(first)).toBe(true);
  });

  it('works out one hash and says the same, whether the account exists or not', async () => {
    const desk = new FrontDesk();
    await desk.join();
    for (const name of ['asha', 'nobody']) {
      const before = desk.hasher.worked;
      await expect(desk.login(name, WRONG)).rejects.toThrow(BadCredentials);
      expect(desk.hasher.worked - before).toBe(1);
    }
  });

  it('makes whoever fails three times wait, 1, 2, 4 ... 60 seconds, and never for ever', async () => {
    const desk = new FrontDesk();
    await desk.join();
    for (const wait of [0, 0, 1, 2, 4, 8, 16, 32, 60, 60]) {
      await expect(desk.login('asha', WRONG)).rejects.toThrow(BadCredentials);
      if (wait > 0) {
        desk.clock.advance(wait - 0.5);
        await expect(desk.login('asha')).rejects.toThrow(RateLimited);
        desk.clock.advance(0.5);
      }
    }
    await desk.login('asha');
  });

  it('hashes nothing while one has to wait', async () => {
    const desk = new FrontDesk();
    for (let failure = 0; failure < 3; failure += 1)
      await desk.login('nobody', WRONG).catch(() => undefined);
    const before = desk.hasher.worked;
    await expect(desk.login('nobody')).rejects.toThrow(RateLimited);
    expect(desk.hasher.worked).toBe(before);
  });

  it('forgets the failures with the first success', async () => {
    const desk = new FrontDesk();
    await desk.join();
    for (const password of [WRONG, WRONG])
      await desk.login('asha', password).catch(() => undefined);
    await desk.login();
    for (const password of [WRONG, WRONG])
      await expect(desk.login('asha', password)).rejects.toThrow(BadCredentials);
    await desk.login();
  });

  it('counts no try whose password nobody looked at, because too many wait', async () => {
    const desk = new FrontDesk();
    await desk.join();
    desk.hasher.isBusy = true;
    for (let refusal = 0; refusal < 4; refusal += 1)
      await expect(desk.login()).rejects.toThrow(Busy);
    desk.hasher.isBusy = false;
    await desk.login();
  });

  it('tells that an account is locked only to who knows its password', async () => {
    const desk = new FrontDesk();
    const { user } = await desk.join();
    await desk.governAccount.lock(user.id, 'ops');
    await expect(desk.login('asha', WRONG)).rejects.toThrow(BadCredentials);
    await expect(desk.login()).rejects.toThrow(AccountLocked);
  });

  it('opens nothing when the account was locked while the password was checked', async () => {
    const desk = new FrontDesk();
    const { user } = await desk.join();
    const verify = desk.hasher.verify.bind(desk.hasher);
    desk.hasher.verify = async (...parts) => {
      const isRight = await verify(...parts);
      await desk.governAccount.lock(user.id, 'ops');
      return isRight;
    };
    await expect(desk.login()).rejects.toThrow(BadCredentials);
    expect(await desk.sessions.openOf(user.id)).toHaveLength(0);
  });
});
