import { randomUUID } from 'node:crypto';
import { compare } from '../harness/compare.ts';
import type { Call } from '../harness/call.ts';
import { measure, type Target } from '../harness/load.ts';
import { startFloor } from '../harness/processes.ts';
import { ratioRow, speed } from '../harness/ratio-row.ts';
import { crowd, type Learner } from '../world/crowd.ts';
import { ask, PASSWORD } from '../world/person.ts';
import type { Line } from './line.ts';

const IN_FLIGHT = 4;
const PEOPLE = 1_000;
/**
 * So few requests a second would take minutes until the code behind them is compiled for speed. Log-ins whose hash
 * costs next to nothing get there in seconds, by the same way.
 */
const REHEARSAL = { people: 4_000, seconds: 5 };
const NEXT_TO_NOTHING = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const WARM_UP_SECONDS = 4;
const LOG_IN = '/api/auth/login';
const POST = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;

/** Logging in and signing up: all that comes on top of the one hash that has to be dear. */
export const accounts: Line = {
  id: '7',
  covers: ['7', '7 sign-up'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const floor = bench.until(await startFloor('hash'));
    // Many people, one after another: who logs in again and again at the same moment has to wait.
    const people = await crowd(bench, databaseUrl, PEOPLE);
    const logIn = logInsOf(people);
    const user = await ask<{ _id: string }>(app.url, LOG_IN, logIn());
    if (user._id !== people[0]?.id) throw new Error('Somebody else was logged in.');
    const roots = [app.pid, bench.database.pid];
    const ours = (next: () => Call): Target => ({ name: 'accounts', url: app.url, roots, next });
    const bare = { name: 'hash', url: floor.url, roots: [floor.pid], next: () => ({ path: '/' }) };
    const load = { ...bench.load, connections: IN_FLIGHT, warmUpSeconds: WARM_UP_SECONDS };
    const cast = await crowd(bench, databaseUrl, REHEARSAL.people, NEXT_TO_NOTHING);
    await measure(ours(logInsOf(cast)), { ...load, seconds: REHEARSAL.seconds });
    const logins = await compare(ours(logIn), bare, load);
    const signUps = await compare(
      ours(() => ({ ...POST, path: '/api/auth/signup', body: newcomer() })),
      bare,
      load,
    );
    const against = 'one argon2id hash behind node:http';
    return [
      {
        ...ratioRow(logins, against),
        line: '7',
        what: 'login',
        goal: { most: 1.06 },
        note: speed(logins),
      },
      {
        ...ratioRow(signUps, against),
        line: '7 sign-up',
        what: 'sign-up',
        goal: { most: 1.06 },
        note: speed(signUps),
      },
    ];
  },
};

/** One after another, and then from the first again. */
function logInsOf(people: readonly Learner[]): () => Call & { body: string } {
  const bodies = people.map(({ email }) => JSON.stringify({ email, password: PASSWORD }));
  let turn = 0;
  return () => ({ ...POST, path: LOG_IN, body: bodies[turn++ % bodies.length] ?? '' });
}

function newcomer(): string {
  const email = `${randomUUID()}@bench.example`;
  return JSON.stringify({ name: 'A newcomer', email, password: PASSWORD, role: 'student' });
}
