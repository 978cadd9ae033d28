import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '../../../infra/test/services/redis.ts';
import { onPath } from '../../../infra/test/services/apt.ts';
import { even, readable, scaled, type Spread } from '../harness/figures.ts';
import { missingRow } from '../harness/missing.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import { quantileOf } from '../harness/sequence.ts';
import type { Workbench } from '../world/workbench.ts';
import { crowd } from '../world/crowd.ts';
import { PickedJobs, type Table } from '../world/picked-jobs.ts';
import type { Line } from './line.ts';

/** Takes about a second, as in every line. */
const WARM_UP = 150;
const BETWEEN_MS = 25;
const AT_ONCE = 16;
/** The job that a request for a code causes, and the job which that one causes. */
const FIRST_JOB = 'identity.open-otp-challenge';
const MAIL_JOB = 'identity.send-otp-mail';
const ROWS = {
  began: { line: '13', what: 'request for a code to the start of its job, p50' },
  accepted: { line: '13 accepted', what: 'answer to the start of its job, p50' },
  bare: {
    line: '13 bare',
    what: 'answer to the start of its job, p50, to a job of the queue alone',
  },
  mail: { line: '13 mail', what: 'request to the start of its second job, which mails, p50' },
  rate: { line: '13 rate', what: 'requests with their job taken, per second' },
  promised: {
    line: '13 rate promised',
    what: 'the same, to a bare program with the same promises',
  },
} as const;
const LATENCIES = ['began', 'accepted'] as const;
const HANDLER = 'a handler that commits a row and adds a bare BullMQ job';
const PROMISED = 'an outbox, a claim and a mark for each of two jobs, and no other work';
const JOB_ALONE = 'a bare BullMQ job, from its adding to its start';
const QUICK = { figureUnit: 'x', goal: { most: 1.3 } };
const MANY = { figureUnit: 'x', goal: { least: 0.9 } };

interface Side {
  table: Table;
  jobs: { first: string; mail: string };
  /** Resolves with the time at which the job was added, if the reply tells it. */
  send: (email: string) => Promise<number>;
}

/** In milliseconds, one per request; `added` is only known for the reference. */
type Delays = Record<(typeof LATENCIES)[number] | 'mail' | 'added', number[]>;

/** From requesting a code by mail until a worker has taken the job, with either queue. */
export const pickUp: Line = {
  id: '13',
  covers: ['', ' on Redis'].flatMap((queue) => Object.values(ROWS).map(({ line }) => line + queue)),
  async run(bench) {
    const onPostgres = await measured(bench, '', {});
    if (!onPath('redis-server')) return [...onPostgres, ...withoutRedis()];
    await bench.release();
    const redis = await startRedis();
    if ('missing' in redis) return [...onPostgres, ...withoutRedis()];
    bench.until(redis);
    const env = { REDIS_URL: redis.env['TEST_REDIS_URL'] ?? '' };
    return [...onPostgres, ...(await measured(bench, ' on Redis', env))];
  },
};

const withoutRedis = (): Row[] =>
  Object.values(ROWS).map(({ line, what }) =>
    missingRow(
      { line: `${line} on Redis`, what, ...(line.startsWith(ROWS.rate.line) ? MANY : QUICK) },
      'redis-server',
    ),
  );

async function measured(
  bench: Workbench,
  queue: string,
  env: Record<string, string>,
): Promise<Row[]> {
  const databaseUrl = await bench.ownWorld(10_000);
  const app = await bench.app({ databaseUrl, env });
  await bench.app({ databaseUrl, roles: 'worker', dataDir: app.dataDir, env });
  const floorEnv = { DATABASE_URL: databaseUrl, ...env };
  const bare = bench.until(await startFloor('queue', { ...floorEnv, ROLE: 'api' }));
  bench.until(await startFloor('queue', { ...floorEnv, ROLE: 'worker' }));
  const kept = bench.until(await startFloor('promised', { ...floorEnv, ROLE: 'api' }));
  bench.until(await startFloor('promised', { ...floorEnv, ROLE: 'worker' }));
  const picked = new PickedJobs(bench, databaseUrl);
  await picked.watch();
  const ours: Side = {
    ...{ table: 'bench_picked', jobs: { first: FIRST_JOB, mail: MAIL_JOB } },
    send: (email) => post(`${app.url}/api/auth/sendotp`, email),
  };
  const others: Side = {
    ...{ table: 'bare_picked', jobs: { first: 'mail', mail: 'mail' } },
    send: (email) => post(bare.url, email),
  };
  const promised: Side = {
    ...{ table: 'promised.picked', jobs: { first: 'promised-first', mail: 'promised-mail' } },
    send: (email) => post(kept.url, email),
  };
  const sides = [ours, others, promised];
  const requests = bench.full ? 1_000 : 120;
  const people = await crowd(bench, databaseUrl, WARM_UP + 2 * requests);
  const emails = people.map(({ id }) => `${id}@bench.example`);
  for (const email of emails.splice(0, WARM_UP))
    await Promise.all(sides.map(({ send }) => send(email)));
  for (const { table, jobs } of sides) await picked.times(table, jobs.mail, WARM_UP);
  const one = emails.splice(0, requests);
  const mine = await delays(picked, ours, one);
  const theirs = await delays(picked, others, one);
  const twoJobs = await delays(picked, promised, one);
  const rate = await perSecond(picked, ours, emails);
  const bareRate = await perSecond(picked, others, emails);
  const promisedRate = await perSecond(picked, promised, emails);
  return [
    ...LATENCIES.map((name) => {
      const row = quick(ROWS[name], queue, mine[name], theirs[name], HANDLER);
      const least = readable(quantileOf(twoJobs[name], 0.5).median);
      return { ...row, note: `${row.note}; ${PROMISED}: p50 ${least} ms` };
    }),
    quick(ROWS.mail, queue, mine.mail, twoJobs.mail, PROMISED),
    quick(ROWS.bare, queue, mine.accepted, theirs.added, JOB_ALONE),
    many(ROWS.rate, queue, rate, bareRate, HANDLER, `${requests} requests, ${AT_ONCE} at once`),
    many(
      ...([ROWS.promised, queue, rate, promisedRate, PROMISED] as const),
      `which is ${readable(promisedRate.median / bareRate.median)} x the rate of the bare job`,
    ),
  ];
}

function many(
  { line, what }: Pick<Row, 'line' | 'what'>,
  queue: string,
  ours: Spread,
  reference: Spread,
  against: string,
  note: string,
): Row {
  const figure = scaled(ours, 1 / reference.median);
  return {
    ...{ ...MANY, line: line + queue, what, unit: '/s', against },
    ...{ ours, reference, figure, note },
  };
}

function quick(
  { line, what }: Pick<Row, 'line' | 'what'>,
  queue: string,
  mine: number[],
  theirs: number[],
  against: string,
): Row {
  const [ours, reference] = [quantileOf(mine, 0.5), quantileOf(theirs, 0.5)];
  return {
    ...{ ...QUICK, line: line + queue, what, unit: 'ms', against, ours, reference },
    figure: scaled(ours, 1 / reference.median),
    note: `p99 ${readable(quantileOf(mine, 0.99).median)} and ${readable(quantileOf(theirs, 0.99).median)} ms`,
  };
}

async function post(url: string, email: string): Promise<number> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!reply.ok) throw new Error(`The request was answered with ${reply.status}.`);
  const { added = NaN } = (await reply.json()) as { added?: number };
  return added;
}

/** Milliseconds since each request began, and since its reply; one request after the other. */
async function delays(
  picked: PickedJobs,
  { table, jobs, send }: Side,
  emails: string[],
): Promise<Delays> {
  await picked.forget(table);
  const sent: { began: number; accepted: number; added: number }[] = [];
  for (const email of emails) {
    const began = now();
    const added = await send(email);
    sent.push({ began, accepted: now(), added });
    await sleep(BETWEEN_MS);
  }
  const first = await picked.times(table, jobs.first, emails.length);
  const mail = await picked.times(table, jobs.mail, emails.length);
  const from = (name: 'began' | 'accepted' | 'added', times: number[]): number[] =>
    sent.map((one, at) => (times[at] ?? NaN) - one[name]);
  return {
    began: from('began', first),
    accepted: from('accepted', first),
    added: from('added', first),
    mail: from('began', mail),
  };
}

async function perSecond(
  picked: PickedJobs,
  { table, jobs, send }: Side,
  emails: string[],
): Promise<Spread> {
  await picked.forget(table);
  const began = now();
  const queue = emails.values();
  const sender = async (): Promise<void> => {
    for (const email of queue) await send(email);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const times = await picked.times(table, jobs.first, emails.length);
  return even(emails.length / (((times.at(-1) ?? NaN) - began) / 1_000));
}

/** By the machine's clock, which the database uses as well. */
const now = (): number => performance.timeOrigin + performance.now();
