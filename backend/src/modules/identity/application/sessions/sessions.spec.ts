import { describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { FrontDesk } from '../../testing/front-desk.js';

const DAY = 86_400;

describe('The sessions of a person', () => {
  it('are listed newest first, without those that ran out', async () => {
    const desk = new FrontDesk();
    const { user } = await desk.join();
    desk.clock.advance(6 * DAY);
    const second = await desk.login();
    desk.clock.advance(2 * DAY);
    const third = await desk.login();
    const ids = (await desk.listSessions.execute({ userId: user.id })).map(({ id }) => id);
    expect(ids).toEqual([third.session.id, second.session.id]);
  });

  it('are ten at most: the oldest makes room', async () => {
    const desk = new FrontDesk();
    const first = await desk.join();
    for (let n = 0; n < 9; n += 1) await desk.login();
    expect(await desk.isLive(first)).toBe(true);
    await desk.login();
    expect(await desk.isLive(first)).toBe(false);
  });

  it('are over in every process when a log-in they made room for is answered', async () => {
    const desk = new FrontDesk();
    await desk.join();
    for (let n = 0; n < 10; n += 1) await desk.login();
    expect(desk.sessions.untold).toBe(0);
  });

  it('are forgotten a month after they were ended or ran out, and not before', async () => {
    const desk = new FrontDesk();
    const idle = await desk.join();
    const ended = await desk.login();
    desk.clock.advance(6 * DAY);
    await desk.logOut.execute({ sessionId: ended.session.id });
    const kept = async () => {
      await desk.forgetOldCredentials.execute(new AbortController().signal);
      const found = await Promise.all(
        [idle, ended].map(({ session }) => desk.sessions.find(session.id)),
      );
      return found.filter(Boolean).length;
    };
    desk.clock.advance(29 * DAY);
    expect(await kept()).toBe(2);
    desk.clock.advance(1 * DAY + 1);
    expect(await kept()).toBe(1);
    desk.clock.advance(1 * DAY);
    expect(await kept()).toBe(0);
  });

  it('end by logging out, and a second time is fine', async () => {
    const desk = new FrontDesk();
    const here = await desk.join();
    for (let time = 0; time < 2; time += 1)
      await desk.logOut.execute({ sessionId: here.session.id });
    expect(await desk.isLive(here)).toBe(false);
  });

  it('can be ended one by one', async () => {
    const desk = new FrontDesk();
    const [first, second] = [await desk.join(), await desk.login()];
    await desk.endSession.execute({ userId: first.user.id, sessionId: first.session.id });
    expect([await desk.isLive(first), await desk.isLive(second)]).toEqual([false, true]);
  });

  it('can be ended all but this one', async () => {
    const desk = new FrontDesk();
    const [first, second, here] = [await desk.join(), await desk.login(), await desk.login()];
    await desk.endOtherSessions.execute({ userId: here.user.id, sessionId: here.session.id });
    const live = [await desk.isLive(first), await desk.isLive(second), await desk.isLive(here)];
    expect(live).toEqual([false, false, true]);
  });

  it('leave the tokens alone when they are ended, which are listed beside them', async () => {
    const desk = new FrontDesk();
    const [there, here] = [await desk.join(), await desk.login()];
    const isTokenLive = await desk.giveToken(there);
    await desk.endOtherSessions.execute({ userId: here.user.id, sessionId: here.session.id });
    expect(await isTokenLive()).toBe(true);
  });

  it('are not there for others', async () => {
    const desk = new FrontDesk();
    const [asha, ravi] = [await desk.join('asha'), await desk.join('ravi')];
    const foreign = { userId: ravi.user.id, sessionId: asha.session.id };
    await expect(desk.endSession.execute(foreign)).rejects.toThrow(NotFound);
    expect(await desk.isLive(asha)).toBe(true);
  });
});

describe('Codes and tokens', () => {
  it('are forgotten a month after they ran out or were revoked, and not before', async () => {
    const desk = new FrontDesk();
    const asha = await desk.join();
    const { userId } = asha.session;
    await desk.askForCode();
    await desk.giveToken(asha);
    await desk.giveToken(asha);
    const [revoked] = await desk.accessTokens.liveOf(userId, desk.clock.now());
    await desk.revokeAccessToken.execute({ userId, tokenId: revoked?.id ?? '' });
    const kept = async () => {
      await desk.forgetOldCredentials.execute(new AbortController().signal);
      return desk.challenges.all.length + desk.accessTokens.all.length;
    };
    desk.clock.advance(30 * DAY);
    expect(await kept()).toBe(3);
    desk.clock.advance(DAY);
    expect(await kept()).toBe(1);
    desk.clock.advance(30 * DAY);
    expect(await kept()).toBe(0);
  });
});
