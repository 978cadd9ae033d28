import { beforeEach, describe, expect, it } from '@jest/globals';
import { RateLimited } from '../../../../platform/application/rate-limits.js';
import { Busy } from '../../../../platform/domain/domain-error.js';
import { AccountLocked, BadCredentials } from '../../domain/errors.js';
import type { Device } from '../../domain/session.js';
import { FrontDesk, PASSWORD } from '../../testing/front-desk.js';

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

describe('Somebody who guesses on and on', () => {
  const firefox = { name: 'Firefox on Windows', mark: 'mark of her Firefox' };
  const elsewhere = { name: 'Firefox on Windows', mark: 'mark of another' };
  let desk: FrontDesk;
  beforeEach(async () => {
    desk = new FrontDesk();
    await desk.join('ravi');
    await desk.login('ravi', PASSWORD, elsewhere);
    await desk.join();
  });

  const guess = async (device?: Device) => {
    for (let failure = 0; failure < 3; failure += 1)
      await expect(desk.login('asha', WRONG, device)).rejects.toThrow(BadCredentials);
  };

  it('keeps nobody out of a browser that the account signed in with before', async () => {
    const before = await desk.login('asha', PASSWORD, firefox);
    await desk.logOut.execute({ sessionId: before.session.id });
    await guess();
    await expect(desk.login('asha', PASSWORD, elsewhere)).rejects.toThrow(RateLimited);
    await desk.login('asha', PASSWORD, firefox);
  });

  it('keeps nobody from what asks for the password in an open session', async () => {
    const { user, session } = await desk.login();
    await guess();
    const move = { email: 'rao@example.com', password: PASSWORD, idToken: null, nonce: null };
    await desk.askEmailChange.execute({ userId: user.id, ...move });
    const words = { currentPassword: PASSWORD, newPassword: 'seven blue kites' };
    await desk.changePassword.execute({ userId: user.id, sessionId: session.id, ...words });
  });

  it('waits in such a browser as well, and makes no other wait', async () => {
    await desk.login('asha', PASSWORD, firefox);
    await guess(firefox);
    await expect(desk.login('asha', PASSWORD, firefox)).rejects.toThrow(RateLimited);
    await desk.login('asha', PASSWORD, elsewhere);
  });

  it('gains nothing by the success of somebody in another browser', async () => {
    await desk.login('asha', PASSWORD, firefox);
    await guess();
    await desk.login('asha', PASSWORD, firefox);
    await expect(desk.login('asha', WRONG)).rejects.toThrow(RateLimited);
  });
});
