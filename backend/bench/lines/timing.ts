import { randomInt, randomUUID } from 'node:crypto';
import { even, spreadOf } from '../harness/figures.ts';
import type { Row } from '../harness/row.ts';
import { crowd } from '../world/crowd.ts';
import type { Line } from './line.ts';

const PAIRS = 500;

interface Answer {
  ms: number;
  status: number;
  body: string;
}

/** Whether a stranger can tell from response times who has an account here. */
export const timing: Line = {
  id: '7 timing',
  covers: ['7 timing', '7 timing of codes'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    // Everybody once, because repeated failures are delayed, for known and unknown addresses.
    const known = (await crowd(bench, databaseUrl, PAIRS)).map(({ email }) => email);
    const ask = (path: string) => (email: string) => post(`${app.url}${path}`, { email });
    const logIn = (email: string) =>
      post(`${app.url}/api/auth/login`, { email, password: 'not their password' });
    return [
      await row('7 timing', 'login with a wrong password', known, logIn),
      await row('7 timing of codes', 'asking for a code', known, ask('/api/auth/sendotp')),
    ];
  },
};

async function row(
  line: string,
  what: string,
  known: string[],
  ask: (email: string) => Promise<Answer>,
): Promise<Row> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  for (const email of known) {
    const turns = [
      ['known', email],
      ['unknown', `${randomUUID()}@bench.example`],
    ] as const;
    for (const [who, address] of randomInt(2) ? turns : turns.toReversed()) {
      const { ms, status, body } = await ask(address);
      times[who].push(ms);
      bodies.add(`${status} ${body}`);
    }
  }
  if (bodies.size !== 1) throw new Error(`The answers differ: ${[...bodies].join(' | ')}`);
  return {
    line,
    what: `${what}: telling who has an account by the time it takes`,
    unit: 'ms with an account',
    ours: spreadOf(times.known),
    reference: spreadOf(times.unknown),
    against: 'without one',
    figure: even(tellingApart(times.known, times.unknown)),
    figureUnit: 'AUC',
    goal: { most: 0.55 },
    note: `${PAIRS} pairs, all bodies equal; 0.5 is guessing`,
  };
}

/** The probability that the times rank a pair correctly, in either direction (area under the ROC curve). */
function tellingApart(one: number[], other: number[]): number {
  let wins = 0;
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const share = wins / (one.length * other.length);
  return Math.max(share, 1 - share);
}

async function post(url: string, body: object): Promise<Answer> {
  const began = performance.now();
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  const ms = performance.now() - began;
  // Every request has its own id.
  return { ms, status: reply.status, body: text.replace(/"requestId":"[^"]*"/, '') };
}
