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
 * At this few requests a second, compiling the code for speed would take minutes. Log-ins with a nearly free hash, on
 * the same code path, get there in seconds.
 */
const REHEARSAL = { people: 4_000, seconds: 5 };
const NEXT_TO_NOTHING = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const WARM_UP_SECONDS = 4;
const LOG_IN = '/api/auth/login';
const POST = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;

/** Logging in and signing up: everything in addition to the one hash, which has to be expensive. */
export const accounts: Line = {
  id: '7',
  covers: ['7', '7 bare', '7 sign-up'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const floor = bench.until(await startFloor('hash'));
    const floorLogIn = bench.until(await startFloor('log-in', { DATABASE_URL: databaseUrl }));
    // Many people in turn, because repeated log-ins of one account would be rate-limited.
    const people = await crowd(bench, databaseUrl, PEOPLE);
    const logIn = logInsOf(people);
    const user = await ask<{ _id: string }>(app.url, LOG_IN, logIn());
    if (user._id !== people[0]?.id) throw new Error('Somebody else was logged in.');
    const roots = [app.pid, bench.database.pid];
    const ours = (next: () => Call): Target => ({ name: 'accounts', url: app.url, roots, next });
    const bare = { name: 'hash', url: floor.url, roots: [floor.pid], next: () => ({ path: '/' }) };
    const bareLogIn = {
      ...{ name: 'bare log-in', url: floorLogIn.url, next: logIn },
      roots: [floorLogIn.pid, bench.database.pid],
    };
    const load = { ...bench.load, connections: IN_FLIGHT, warmUpSeconds: WARM_UP_SECONDS };
    const cast = await crowd(bench, databaseUrl, REHEARSAL.people, NEXT_TO_NOTHING);
    await measure(ours(logInsOf(cast)), { ...load, seconds: REHEARSAL.seconds });
    const logins = await compare(ours(logIn), bare, load);
    const loginsToBare = await compare(ours(logIn), bareLogIn, load);
    const signUps = await compare(
      ours(() => ({ ...POST, path: '/api/auth/signup', body: newcomer() })),
      bare,
      load,
    );
    const against = 'one argon2id hash behind node:http';
    const work = 'node:http + pg: account, the hash, a flushed session, courses, token';
    return [
      {
        ...ratioRow(logins, against),
        line: '7',
        what: 'login',
        goal: { most: 1.06 },
        note: speed(logins),
      },
      {
        ...ratioRow(loginsToBare, work),
        line: '7 bare',
        what: 'login',
        goal: { most: 1.06 },
        note: speed(loginsToBare),
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

/** The people in turn, repeatedly. */
function logInsOf(people: readonly Learner[]): () => Call & { body: string } {
  const bodies = people.map(({ email }) => JSON.stringify({ email, password: PASSWORD }));
  let turn = 0;
  return () => ({ ...POST, path: LOG_IN, body: bodies[turn++ % bodies.length] ?? '' });
}

function newcomer(): string {
  const email = `${randomUUID()}@bench.example`;
  return JSON.stringify({ name: 'A newcomer', email, password: PASSWORD, role: 'student' });
}
