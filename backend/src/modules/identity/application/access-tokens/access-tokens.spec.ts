import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { TooManyTokens } from '../../domain/access-token.js';
import { FrontDesk } from '../../testing/front-desk.js';

let desk: FrontDesk;
beforeEach(() => {
  desk = new FrontDesk();
});

const issue = (userId = 'asha') =>
  desk.issueAccessToken.execute({ userId, name: 'Reports', scopes: ['courses:read'], days: 30 });
const live = () => desk.accessTokens.liveOf('asha', desk.clock.now());

describe('A personal access token', () => {
  it('is told once and kept as a hash', async () => {
    const { token, secret } = await issue();
    expect(secret).toBe('secret 1');
    expect(token.tokenHash).toBe('hash of secret 1');
  });

  it('is one of twenty that live at the same time', async () => {
    for (let n = 0; n < 20; n += 1) await issue();
    await expect(issue()).rejects.toThrow(TooManyTokens);
    desk.clock.advance(30 * 86_400);
    await issue();
  });

  it('is dead once its owner revoked it, and revoking twice is fine', async () => {
    const { token } = await issue();
    for (let time = 0; time < 2; time += 1)
      await desk.revokeAccessToken.execute({ userId: 'asha', tokenId: token.id });
    expect(await live()).toEqual([]);
  });

  it('is not there for others', async () => {
    const { token } = await issue();
    const foreign = desk.revokeAccessToken.execute({ userId: 'ravi', tokenId: token.id });
    await expect(foreign).rejects.toThrow(NotFound);
    expect(await live()).toHaveLength(1);
  });
});
