import { describe, expect, it } from '@jest/globals';
import { OtpChallenge } from './otp-challenge.js';

const start = new Date('2026-11-21T06:30:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const open = () => OtpChallenge.open('challenge', 'asha', start);

describe('OtpChallenge', () => {
  it('tells that a code was asked for, by its id only', () => {
    expect(open().pullFacts()).toEqual([
      { type: 'identity.otp_requested.v1', payload: { challengeId: 'challenge' } },
    ]);
  });

  it('is passed by the right code, once', () => {
    const challenge = open();
    expect(challenge.answer(true, after(10))).toBe(true);
    expect(challenge.answer(true, after(11))).toBe(false);
  });

  it('ends after three wrong tries, even for the right code', () => {
    const challenge = open();
    for (const seconds of [1, 2, 3]) expect(challenge.answer(false, after(seconds))).toBe(false);
    expect(challenge.answer(true, after(4))).toBe(false);
  });

  it('ends after five minutes', () => {
    expect(open().answer(true, after(299))).toBe(true);
    expect(open().answer(true, after(300))).toBe(false);
  });

  it('is fresh for a minute, while it is open', () => {
    const challenge = open();
    expect(challenge.isFresh(after(59))).toBe(true);
    expect(challenge.isFresh(after(60))).toBe(false);
    challenge.answer(true, after(1));
    expect(challenge.isFresh(after(2))).toBe(false);
  });
});
