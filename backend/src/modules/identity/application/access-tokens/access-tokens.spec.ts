import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { TooManyTokens } from '../../domain/access-token.js';
import { SessionOver } from '../../domain/errors.js';
import { AccessTokenIssued } from '../../domain/facts.js';
import { FrontDesk } from '../../testing/front-desk.js';
import type { SignedIn } from '../sessions/session-starter.js';

const WANTED = { name: 'Reports', scopes: ['courses:read'], days: 1 } as const;

let desk: FrontDesk;
let asha: SignedIn;
beforeEach(async () => {
  desk = new FrontDesk();
  asha = await desk.join();
});

const issue = () => {
  const { userId, id: sessionId } = asha.session;
  return desk.issueAccessToken.execute({ userId, sessionId, ...WANTED });
};
const tell = (tokenId: string) => desk.sendTokenNotice.execute({ tokenId, mailId: 'notice' });
const live = () => desk.accessTokens.liveOf(asha.user.id, desk.clock.now());

describe('A personal access token', () => {
  it('is told once and kept as a hash', async () => {
    const { token, secret } = await issue();
    expect(secret).toBe('secret 1');
    expect(token.tokenHash).toBe('hash of secret 1');
  });

  it('is told to its owner, if the address is confirmed', async () => {
    const { token } = await issue();
    expect(desk.facts).toEqual([AccessTokenIssued.of({ tokenId: token.id })]);
    await tell(token.id);
    expect(desk.mail.sent).toEqual([]);
    await desk.confirmAddress(asha);
    await tell(token.id);
    const [notice] = desk.mail.sent;
    expect(notice).toMatchObject({ id: 'notice', to: 'asha@example.com' });
    expect(notice?.text).toMatch(/On 21 November 2026 at .* created an access token/);
    expect(notice?.text).toContain('https://lectern.test/reset');
    expect(notice?.text).not.toContain(WANTED.name);
  });

  it('is one of twenty that live at the same time', async () => {
    for (let n = 0; n < 20; n += 1) await issue();
    await expect(issue()).rejects.toThrow(TooManyTokens);
    desk.clock.advance(86_400);
    await issue();
  });

  it('is dead once its owner revoked it, and revoking twice is fine', async () => {
    const { token } = await issue();
    for (let time = 0; time < 2; time += 1)
      await desk.revokeAccessToken.execute({ userId: asha.user.id, tokenId: token.id });
    expect(await live()).toEqual([]);
  });

  it('is not there for others', async () => {
    const { token } = await issue();
    const foreign = desk.revokeAccessToken.execute({ userId: 'ravi', tokenId: token.id });
    await expect(foreign).rejects.toThrow(NotFound);
    expect(await live()).toHaveLength(1);
  });

  it('is not made by a session that ended while it asked', async () => {
    await desk.logOut.execute({ sessionId: asha.session.id });
    await expect(issue()).rejects.toThrow(SessionOver);
    expect(await live()).toEqual([]);
  });
});
