import { describe, expect, it } from '@jest/globals';
import { AccessToken } from './access-token.js';

const at = new Date('2026-11-21T06:30:00.000Z');
const days = (count: number) => new Date(at.getTime() + count * 86_400_000);
const issue = () =>
  AccessToken.issue(
    { id: 't', userId: 'asha', name: 'Reports', scopes: ['courses:read'], days: 30, at },
    'hash',
  );

describe('An access token', () => {
  it('lives until its last day is over', () => {
    expect(issue().isLive(days(29.9))).toBe(true);
    expect(issue().isLive(days(30))).toBe(false);
  });

  it('is dead once it was revoked, whatever the date', () => {
    const token = issue();
    token.revoke(days(1));
    expect(token.isLive(days(1))).toBe(false);
  });
});
