import { describe, expect, it } from '@jest/globals';
import { EmailAddress } from './email-address.js';
import {
  type EmailChangeKind,
  isEmailGuessedAt,
  isShortWayClosed,
  OtpChallenge,
} from './otp-challenge.js';

const start = new Date('2026-11-21T06:30:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const open = (kind: 'code' | 'link' | 'verification' = 'code') =>
  OtpChallenge.open('challenge', 'asha', kind, start);

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

  it('as a link lives half an hour, and to confirm an address a day', () => {
    expect(open('link').isOpen(after(1_799))).toBe(true);
    expect(open('link').isOpen(after(1_800))).toBe(false);
    expect(open('verification').isOpen(after(86_399))).toBe(true);
    expect(open('verification').isOpen(after(86_400))).toBe(false);
  });

  it('as a link cannot be taken away by wrong guesses', () => {
    const link = open('link');
    for (let guess = 0; guess < 20; guess += 1) link.answer(false, after(1));
    expect(link.answer(true, after(2))).toBe(true);
  });
});

describe('The way of short codes', () => {
  const tried = (wrong: number, isPassed = false) => {
    const challenge = open();
    for (let guess = 0; guess < wrong; guess += 1) challenge.answer(false, after(1));
    if (isPassed) challenge.answer(true, after(2));
    return challenge;
  };

  it('is open until the fifth wrong guess', () => {
    expect(isShortWayClosed([], [])).toBe(false);
    expect(isShortWayClosed([tried(1), tried(3)], [])).toBe(false);
    expect(isShortWayClosed([tried(2), tried(3)], [])).toBe(true);
  });

  it('opens again with a success', () => {
    expect(isShortWayClosed([tried(1), tried(2, true), tried(3), tried(3)], [])).toBe(false);
  });
});

describe('A challenge that moves an account to another address', () => {
  const asha = { id: 'asha', email: 'asha@example.com' };
  const move = (kind: EmailChangeKind = 'email-code', to = 'asha.rao@example.com') =>
    OtpChallenge.openEmailChange('move', asha, EmailAddress.parse(to), kind, start);

  it('keeps from where and where to, and tells by its id only that it was asked for', () => {
    const challenge = move('email-code', ' Asha.Rao@Example.com');
    expect(challenge).toMatchObject({
      oldEmail: 'asha@example.com',
      newEmail: 'asha.rao@example.com',
    });
    expect(challenge.pullFacts()).toEqual([
      { type: 'identity.email_change_asked.v1', payload: { challengeId: 'move' } },
    ]);
  });

  it('lives as long as other codes and links do, and ends after as many wrong tries', () => {
    expect(move().isOpen(after(299))).toBe(true);
    expect(move().isOpen(after(300))).toBe(false);
    expect(move('email-link').isOpen(after(1_799))).toBe(true);
    expect(move('email-link').isOpen(after(1_800))).toBe(false);
    const guessed = move();
    for (let guess = 0; guess < 3; guess += 1) guessed.answer(false, after(1));
    expect(guessed.answer(true, after(2))).toBe(false);
  });

  it('is too weak as a code after five wrong guesses, which no success makes good', () => {
    const [first, second] = [move(), move()];
    for (let guess = 0; guess < 3; guess += 1) first.answer(false, after(1));
    second.answer(false, after(2));
    expect(isEmailGuessedAt([first, second])).toBe(false);
    second.answer(false, after(3));
    second.answer(true, after(4));
    expect(isEmailGuessedAt([first, second])).toBe(true);
  });
});
