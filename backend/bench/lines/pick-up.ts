import { setTimeout as sleep } from 'node:timers/promises';
import { readable, scaled } from '../harness/figures.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import { quantileOf } from '../harness/sequence.ts';
import type { Bench } from '../world/bench.ts';
import { crowd } from '../world/crowd.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import type { Line } from './line.ts';

const REQUESTS = 200;
const BETWEEN_MS = 25;
const MAX_WAIT_MS = 60_000;
/** A note of when the worker takes a delivery; the product does not know of it. */
const WATCH_DELIVERIES = `
  create table if not exists bench_picked (at timestamptz);
  create or replace function bench_note() returns trigger security definer language plpgsql as
    'begin insert into public.bench_picked values (clock_timestamp()); return null; end';
  create or replace trigger bench_picked after update on platform.delivery for each row
    when (new.attempts > old.attempts) execute function bench_note()`;

interface Sent {
  began: number;
  accepted: number;
}

/** From asking for a code by mail to a worker having the job in hand. */
export const pickUp: Line = {
  id: '13',
  covers: ['13', '13 accepted', '13 rate'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.app({ databaseUrl });
    await bench.app({ databaseUrl, roles: 'worker', dataDir: app.dataDir });
    await onDatabase(bench, databaseUrl, WATCH_DELIVERIES);
    const bare = bench.until(await startFloor('queue', { DATABASE_URL: databaseUrl, ROLE: 'api' }));
    bench.until(await startFloor('queue', { DATABASE_URL: databaseUrl, ROLE: 'worker' }));
    const people = await crowd(bench, databaseUrl, 3 * REQUESTS);
    const emails = people.map(({ id }) => `${id}@bench.example`);
    const ours = async (email: string) => post(`${app.url}/api/auth/sendotp`, email);
    const others = async (email: string) => post(bare.url, email);
    for (const email of emails.slice(0, 20)) await Promise.all([ours(email), others(email)]);
    await sleep(2_000);
    const mine = await delays(
      bench,
      databaseUrl,
      'bench_picked',
      ours,
      emails.slice(20, 20 + REQUESTS),
    );
    const theirs = await delays(
      bench,
      databaseUrl,
      'bare_picked',
      others,
      emails.slice(20, 20 + REQUESTS),
    );
    const many = emails.slice(20 + REQUESTS, 20 + 2 * REQUESTS);
    const [rate, bareRate] = [
      await perSecond(bench, databaseUrl, 'bench_picked', ours, many),
      await perSecond(bench, databaseUrl, 'bare_picked', others, many),
    ];
    const row = (line: string, what: string, name: 'began' | 'accepted'): Row => {
      const [figures, reference] = [quantileOf(mine[name], 0.5), quantileOf(theirs[name], 0.5)];
      return {
        ...{ line, what, unit: 'ms', ours: figures, reference, figureUnit: 'x' },
        against: 'a handler that commits a row and adds a bare BullMQ job',
        figure: scaled(figures, 1 / reference.median),
        goal: { most: 1.3 },
        note: `p99 ${readable(quantileOf(mine[name], 0.99).median)} and ${readable(quantileOf(theirs[name], 0.99).median)} ms`,
      };
    };
    return [
      row('13', 'request for a code to the start of its job, p50', 'began'),
      row('13 accepted', 'answer to the start of its job, p50', 'accepted'),
      {
        ...{ line: '13 rate', what: 'requests with their job taken, per second', unit: '/s' },
        ...{ ours: rate, reference: bareRate, against: 'bare BullMQ', figureUnit: 'x' },
        figure: scaled(rate, 1 / bareRate.median),
        goal: { least: 0.9 },
        note: `${REQUESTS} requests, 16 at once`,
      },
    ];
  },
};

async function post(url: string, email: string): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!reply.ok) throw new Error(`The request was answered with ${reply.status}.`);
  await reply.arrayBuffer();
}

type Send = (email: string) => Promise<void>;

/** Milliseconds from the beginning of each request, and from its answer; one request after the other. */
async function delays(
  bench: Bench,
  databaseUrl: string,
  table: string,
  send: Send,
  emails: string[],
): Promise<Record<keyof Sent, number[]>> {
  await onDatabase(bench, databaseUrl, `truncate ${table}`);
  const sent: Sent[] = [];
  for (const email of emails) {
    const began = now();
    await send(email);
    sent.push({ began, accepted: now() });
    await sleep(BETWEEN_MS);
  }
  const picked = await pickedIn(bench, databaseUrl, table, emails.length);
  const of = (name: keyof Sent): number[] =>
    sent.map((times, at) => (picked[at] ?? NaN) - times[name]);
  return { began: of('began'), accepted: of('accepted') };
}

async function perSecond(
  bench: Bench,
  databaseUrl: string,
  table: string,
  send: Send,
  emails: string[],
) {
  await onDatabase(bench, databaseUrl, `truncate ${table}`);
  const began = now();
  const queue = emails.values();
  const sender = async (): Promise<void> => {
    for (const email of queue) await send(email);
  };
  await Promise.all(Array.from({ length: 16 }, sender));
  const picked = await pickedIn(bench, databaseUrl, table, emails.length);
  const rate = emails.length / (((picked.at(-1) ?? NaN) - began) / 1_000);
  return { median: rate, min: rate, max: rate };
}

/** When each job was taken, in order. */
async function pickedIn(
  bench: Bench,
  databaseUrl: string,
  table: string,
  count: number,
): Promise<number[]> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const rows = await onDatabase<{ at: number }>(
      bench,
      databaseUrl,
      `select extract(epoch from at)::float8 * 1000 as at from ${table} order by at`,
    );
    if (rows.length === count) return rows.map(({ at }) => at);
    if (Date.now() > deadline) throw new Error(`${rows.length} of ${count} jobs were taken.`);
    await sleep(100);
  }
}

async function onDatabase<R extends object>(
  bench: Bench,
  databaseUrl: string,
  statement: string,
): Promise<R[]> {
  const name = new URL(databaseUrl).pathname.slice(1);
  return asAdmin(databaseNamed(bench.database.adminUrl, name), async (admin) => {
    const { rows } = await admin.query<R>(statement);
    return rows;
  });
}

/** By the clock of the machine, which the database reads as well. */
const now = (): number => performance.timeOrigin + performance.now();
