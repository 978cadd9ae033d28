import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../command.ts';
import { failed, Load, type Sample, slowest, usualCalls } from './load.ts';
import { Monkey } from './monkey.ts';
import { Person } from './person.ts';
import { type Shape, startShape } from './shape.ts';
import {
  allReady,
  type Acknowledged,
  learn,
  makeCourse,
  play,
  SLIDES,
  type SoldCourse,
} from './story.ts';
import { Truth } from './truth.ts';

// The whole product as in a cluster, with only the payment provider simulated, while processes and services die. FULL=1
// takes longer: more people, longer outages.

const full = process.env['FULL'] === '1';
const LEARNERS = full ? 60 : 16;
const REDIS_AWAY_MS = full ? 60_000 : 6_000;
const DATABASE_AWAY_MS = full ? 20_000 : 3_000;
const PER_SECOND = 25;

let shape: Shape;
let truth: Truth;
let educator: Person;
let learner: Person;
let course: SoldCourse;
const bugs: string[] = [];
const told: Acknowledged = { enrolled: [], reviewed: [], done: [], codesSent: [] };

const person = (): Person => new Person(shape.url, (bug) => bugs.push(bug));
const say = (text: string): void => console.log(`    ${text}`);
const story = (samples: readonly Sample[]): string =>
  `${samples.length} requests, ${failed(samples).length} failed, slowest ${slowest(samples)} ms`;

async function eventually(
  what: string,
  ms: number,
  holds: () => Promise<boolean>,
): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < ms) {
    if (await holds()) return performance.now() - from;
    await sleep(100);
  }
  assert.fail(`${what} did not come true within ${ms / 1000} s`);
}

/** The experience of users while something is done to the product. */
async function underLoad(work: () => Promise<void>): Promise<Sample[]> {
  const calls = usualCalls(learner, course.courseId, course.lectureIds[0] ?? '');
  const load = new Load(calls, PER_SECOND);
  try {
    await sleep(500);
    await work();
    return await load.stop();
  } finally {
    await load.stop();
  }
}

before(async () => {
  shape = await startShape();
  truth = new Truth(shape.databaseUrl);
  say(`${shape.databaseVersion}, three API processes, two workers, nginx, Redis, S3`);
});

after(() => shape.stop());

describe('The distributed shape', () => {
  it('tells the main story while API and worker processes are killed', async () => {
    educator = person();
    await educator.signUp('educator');
    const monkey = new Monkey([...shape.apis, ...shape.workers]);
    try {
      course = await makeCourse(educator);
      const learners = Array.from({ length: LEARNERS }, person);
      await Promise.all(learners.map((one, n) => learn(one, course, told, n % 3 === 0)));
      learner = learners[0] ?? person();
      await monkey.atLeast(full ? 30 : 8);
    } finally {
      await monkey.stop();
    }
    say(`${monkey.kills.length} processes killed: ${monkey.kills.join(', ')}`);
    assert.deepEqual(bugs, []);
  });

  it('has every video whole and playable through nginx and the store', async () => {
    const lectures = await allReady(learner, course.courseId, 120_000);
    for (const { videoUrl } of lectures) assert.ok((await play(learner, videoUrl ?? '')) > 50_000);
  });

  it('has the slides once, to be saved from the store, and lets none of it run in our origin', async () => {
    const [lecture] = await allReady(learner, course.courseId, 1_000);
    const [slides, ...others] = lecture?.handouts ?? [];
    assert.deepEqual([slides?.name, others], ['slides.pdf', []]);
    const link = await learner.once('GET', slides?.url ?? '');
    assert.equal(link.status, 302);
    const file = await fetch(link.headers.get('location') ?? '');
    assert.deepEqual(new Uint8Array(await file.arrayBuffer()), SLIDES);
    assert.match(
      file.headers.get('content-disposition') ?? '',
      /^attachment; filename="?slides\.pdf/,
    );
    assert.equal(file.headers.get('content-type'), 'application/octet-stream');
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
    assert.match(file.headers.get('content-security-policy') ?? '', /^sandbox/);
  });

  it('lost nothing that it acknowledged and doubled nothing', async () => {
    await eventually('an empty outbox', 60_000, async () => (await truth.openDeliveries()) === 0);
    assert.deepEqual(await truth.faults(), []);
    const those = async (query: string): Promise<string[]> =>
      (await truth.rows<{ id: string }>(query)).map(({ id }) => id);
    const enrolled = await those(
      `select learner_id as id from learning.enrollment where status = 'active'`,
    );
    assert.deepEqual([...enrolled].sort(), [...told.enrolled].sort());
    const reviewed = await those('select author_id as id from reviews.review');
    assert.deepEqual([...reviewed].sort(), [...told.reviewed].sort());
    const done = await those(
      `select learner_id as id from learning.enrollment where progress::text like '%${course.lectureIds[0]}%'`,
    );
    assert.deepEqual([...done].sort(), [...told.done].sort());
    for (const email of told.codesSent) {
      const copies = shape.mails.recipients.filter((to) => to === email).length;
      assert.ok(copies >= 1 && copies <= 4, `${email} got ${copies} mails`);
    }
    const dashboard = await educator.get<{ totalEarning: number }>('/api/course/dashboard');
    assert.equal(dashboard.body.totalEarning, told.enrolled.length * 499);
  });

  it('is dumped while it runs, and restored elsewhere with nothing missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-dump-'));
    const elsewhere = await truth.emptyDatabase('elsewhere');
    const operate = (program: string, databaseUrl: string, ...args: string[]) =>
      command([process.execPath, `infra/operate/${program}.ts`, ...args], {
        env: {
          ...process.env,
          APP_ENV: 'test',
          DATA_DIR: folder,
          BACKUP_DIR: join(folder, 'backups'),
          DATABASE_URL: databaseUrl,
          S3_ENDPOINT: 'http://files.are.kept.by.the.store',
        },
      });
    try {
      const saved = await operate('backup', shape.databaseUrl);
      assert.ok(saved.ok, saved.output);
      const [backup = ''] = readdirSync(join(folder, 'backups'));
      const restored = await operate('restore', elsewhere, join(folder, 'backups', backup));
      assert.ok(restored.ok, restored.output);
      const copy = new Truth(elsewhere);
      assert.deepEqual(await copy.faults(), []);
      const count = 'select count(*)::int as n from learning.enrollment';
      assert.deepEqual(await copy.rows(count), [{ n: told.enrolled.length }]);
      say(`dumped in ${saved.seconds.toFixed(1)} s, restored in ${restored.seconds.toFixed(1)} s`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('loses no request when processes are told to end, and ends them within 10 seconds', async () => {
    const samples = await underLoad(async () => {
      for (const api of full ? shape.apis : shape.apis.slice(0, 2)) {
        const readiness = watchReadiness(api.url);
        const ms = await api.end('SIGTERM');
        const seen = await readiness;
        say(`${api.name} drained in ${(ms / 1000).toFixed(1)} s, readiness: ${seen.join(', ')}`);
        assert.deepEqual(seen.slice(-2), ['503', 'gone']);
        assert.ok(ms < 10_000);
        await api.start();
      }
    });
    say(story(samples));
    assert.deepEqual(failed(samples), []);
  });

  it('answers 503 while PostgreSQL is dead, never 500, never hangs, and is back within 5 seconds', async () => {
    let back = 0;
    const samples = await underLoad(async () => {
      await shape.postgres.end('SIGKILL');
      await sleep(DATABASE_AWAY_MS);
      await shape.postgres.start();
      back = await eventually('an answer', 10_000, async () => {
        const reply = await learner.once('GET', '/api/user/currentuser').catch(() => undefined);
        return reply?.status === 200;
      });
      await sleep(1500);
    });
    const statuses = [...new Set(samples.map(({ status }) => status))].sort();
    say(
      `answered ${statuses.join(', ')}; slowest ${slowest(samples)} ms; back after ${Math.round(back)} ms`,
    );
    assert.deepEqual(
      statuses.filter((status) => ![200, 503].includes(status)),
      [],
    );
    // Three seconds for a connection, plus the delays of a busy machine; no reply takes ten.
    assert.ok(slowest(samples) < 9_000);
    assert.ok(back < 5_000);
    assert.deepEqual(await truth.faults(), []);
  });

  it('serves everything while Redis is away, and sends late what waited', async () => {
    const somebody = person();
    const samples = await underLoad(async () => {
      await shape.redis.end('SIGKILL');
      await somebody.signUp('student');
      const sent = await somebody.post('/api/auth/sendotp', { email: somebody.email });
      assert.equal(sent.status, 200);
      await sleep(REDIS_AWAY_MS);
    });
    say(story(samples));
    assert.deepEqual(failed(samples), []);
    await shape.redis.start();
    const late = await eventually('the mail', 60_000, async () =>
      shape.mails.recipients.includes(somebody.email),
    );
    say(`the mail came ${(late / 1000).toFixed(1)} s after Redis`);
  });

  it('restores the jobs of a Redis that forgot everything', async () => {
    const people = Array.from({ length: 5 }, person);
    await Promise.all(people.map((one) => one.signUp('student')));
    await Promise.all(people.map((one) => one.post('/api/auth/sendotp', { email: one.email })));
    await command(['redis-cli', '-p', String(shape.redis.port), 'flushall']);
    const restored = await eventually('every mail', 60_000, async () =>
      people.every((one) => shape.mails.recipients.includes(one.email)),
    );
    say(`every job was done ${(restored / 1000).toFixed(1)} s after the FLUSHALL`);
    await eventually('an empty outbox', 60_000, async () => (await truth.openDeliveries()) === 0);
    assert.deepEqual(await truth.faults(), []);
    assert.deepEqual(bugs, []);
  });
});

/** The process's own /health/ready results, change by change, until it refuses connections. */
async function watchReadiness(url: string): Promise<string[]> {
  const seen: string[] = [];
  while (seen.at(-1) !== 'gone') {
    const signal = AbortSignal.timeout(1_000);
    const now = await fetch(`${url}/health/ready`, { signal }).then(
      ({ status }) => String(status),
      // A slow or broken connection is retried.
      ({ cause }: Error) => (isRefusal(cause) ? 'gone' : undefined),
    );
    if (now && seen.at(-1) !== now) seen.push(now);
    await sleep(20);
  }
  return seen;
}

const isRefusal = (cause: unknown): boolean =>
  (cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
