import { describe, expect, it } from '@jest/globals';
import { ResetPermit } from './reset-permit.js';
import { ResetRequest } from './reset-request.js';

const at = new Date('2026-11-21T06:30:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe('The permit to reset a password', () => {
  it('is good for ten minutes', () => {
    expect(ResetPermit.grant('hash', 'asha', at).use(after(9.9))).toBe(true);
    expect(ResetPermit.grant('hash', 'asha', at).use(after(10))).toBe(false);
  });

  it('is good once', () => {
    const permit = ResetPermit.grant('hash', 'asha', at);
    expect([permit.use(after(1)), permit.use(after(2))]).toEqual([true, false]);
  });
});

describe('The request for a code', () => {
  it('tells that somebody asked, without the address', () => {
    const request = ResetRequest.ask('request', 'asha@example.com', at);
    expect(request.pullFacts()).toEqual([
      { type: 'identity.reset_asked.v1', payload: { requestId: 'request' } },
    ]);
  });

  it('is stale after five minutes', () => {
    const request = ResetRequest.ask('request', 'asha@example.com', at);
    expect([request.isStale(after(5)), request.isStale(after(5.01))]).toEqual([false, true]);
  });
});
