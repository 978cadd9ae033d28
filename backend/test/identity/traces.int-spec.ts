import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ForgetOldCredentials } from '../../src/modules/identity/application/passwords/forget-old-credentials.js';
import { OtpChallenges } from '../../src/modules/identity/domain/otp-challenges.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { PASSWORD as password } from './identity-state.js';
import { mailed, mailedCode } from './mailed.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const newEmail = () => `${randomUUID()}@example.com`;
const leave = (member: HttpClient) => member.send('DELETE', '/api/user', { password });
const askToMove = (member: HttpClient, email: string) =>
  member.post('/api/user/changeemail', { email, password });

/** An attacker who asked for a mailbox that is not theirs, guessed wrong and deleted the account. */
async function guessAndLeave(email: string): Promise<HttpClient> {
  const member = await app.signUp('student');
  await askToMove(member, email);
  const code = await mailedCode(app, email);
  const otp = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 3; guess += 1) await member.post('/api/user/confirmemail', { otp });
  expect((await leave(member)).status).toBe(200);
  return member;
}

describe('A deleted account', () => {
  it('leaves behind what was guessed at a mailbox, so that nobody begins anew with another', async () => {
    const email = newEmail();
    await guessAndLeave(email);
    await guessAndLeave(email);
    await askToMove(await app.signUp('student'), email);
    const { subject } = await mailed(app, email, 'Confirm your new');
    expect(subject).not.toMatch(/\d/);
  });

  it('leaves no address, and nothing of who it was', async () => {
    const email = newEmail();
    const { user } = await guessAndLeave(email);
    const rows = await app.sql.rows<object>('select * from identity.challenge_trace');
    expect(rows.length).toBeGreaterThan(0);
    for (const known of [email, user.email, user._id])
      expect(JSON.stringify(rows)).not.toContain(known);
  });

  it('leaves behind what the site has to count, for a month', async () => {
    const challenges = app.nest.get(OtpChallenges);
    const email = newEmail();
    const hourAgo = new Date(Date.now() - 3_600_000);
    const before = await challenges.wrongTriesSince(hourAgo);
    await guessAndLeave(email);
    expect((await challenges.wrongTriesSince(hourAgo)) - before).toBe(3);
    const long = new Date(0);
    const age = (days: number) =>
      app.sql.rows(
        `update identity.challenge_trace set created_at = now() - $1 * interval '1 day'`,
        [days],
      );
    const kept = async () => {
      await app.nest.get(ForgetOldCredentials).execute(new AbortController().signal);
      return (await challenges.tracesAt(email, 'move', long)).length;
    };
    await age(29);
    expect(await kept()).toBe(1);
    await age(31);
    expect(await kept()).toBe(0);
  });
});
