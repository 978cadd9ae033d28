import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../harness/call.ts';
import { memoryOf } from '../harness/cpu.ts';
import { even, quantile, readable, scaled } from '../harness/figures.ts';
import { missingRow } from '../harness/missing.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import { together } from '../harness/open-loop.ts';
import { quantileOf } from '../harness/sequence.ts';
import type { App } from '../world/app.ts';
import type { Workbench } from '../world/workbench.ts';
import { judge } from '../world/judged.ts';
import { ask, signUp } from '../world/person.ts';
import { newRequests, requests } from '../world/queries.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import { hasXapian, xapianTimes } from '../world/xapian.ts';
import type { Line } from './line.ts';

const REQUESTS = 600;
/** Takes about a second, as in every line: before that, uncompiled code would be measured. */
const WARM_UP = 1_000;
const SIZE = `select (pg_total_relation_size('catalog.search_document')
  + pg_total_relation_size('catalog.search_word'))::float8 as bytes`;
const SMALL = 10_000;
const IDLE_MS = 20_000;
const USUAL_ANSWER_BYTES = 10_000;

interface Found {
  _id: string;
}

interface Library {
  name: string;
  /** Null where it is not installed. */
  times: number[] | null;
}

/** The whole request over HTTP, one after the other, in catalogs of increasing size. */
export const search: Line = {
  id: '5',
  covers: ['5', '5 slowest', '5 new', '5 Xapian', '5 Xapian slowest', '6', '6 bytes', '6 memory'],
  async run(bench) {
    const times = new Map<number, number[]>();
    let unheardOf: number[] = [];
    for (const count of new Set([SMALL, 100_000, bench.most])) {
      const searcher = await searcherIn(bench, count);
      times.set(count, await timesOf(searcher, requests(1)));
      if (count === bench.most) unheardOf = await timesOf(searcher, newRequests(2));
    }
    const mine = times.get(bench.most) ?? [];
    const small = times.get(SMALL) ?? [];
    const http = await httpTimes(bench);
    const most = bench.most.toLocaleString('en');
    const each = [...times].map(
      ([count, ofSize]) =>
        `${count.toLocaleString('en')}: p50 ${readable(quantile(ofSize, 0.5))}, p99 ${readable(quantile(ofSize, 0.99))} ms`,
    );
    const compared = (
      line: string,
      q: number,
      goal: number,
      library: Library,
      asked = mine,
    ): Row => {
      const row = {
        ...{ line, unit: 'ms', figureUnit: 'x', goal: { most: goal } },
        what: `search request, ${most} courses, p${q * 100}, to ${library.name} as a library`,
      };
      if (!library.times) return missingRow(row, library.name);
      const [ours, reference] = [quantileOf(asked, q), quantileOf(library.times, q)];
      return {
        ...{ ...row, ours, reference, against: `${library.name}, without HTTP` },
        ...{ figure: scaled(ours, 1 / reference.median) },
        note: `${each.join('; ')}; bare node:http, its answer ready: p50 ${readable(quantile(http, 0.5))}, p99 ${readable(quantile(http, 0.99))} ms`,
      };
    };
    const idle = await idleProcesses(bench);
    const sqlite = { name: 'SQLite FTS5', times: await libraryTimes(bench.most) };
    const xapian = {
      ...{ name: 'Xapian' },
      times: hasXapian() ? await xapianTimes(bench.most, REQUESTS) : null,
    };
    const bytes = await bytesPerCourse(bench);
    const perCourse = await memoryPerCourse(idle, bench.most - SMALL);
    return [
      compared('5', 0.5, 0.05, sqlite),
      compared('5 slowest', 0.99, 0.1, sqlite),
      {
        ...compared('5 new', 0.5, 0.05, sqlite, unheardOf),
        what: `search request that nobody made before, ${most} courses, p50, to SQLite FTS5 as a library`,
        note: `p99 ${readable(quantile(unheardOf, 0.99))} ms; in line 5 words repeat, as people's do, and some answers are kept`,
      },
      compared('5 Xapian', 0.5, 0.15, xapian),
      compared('5 Xapian slowest', 0.99, 0.1, xapian),
      {
        ...{ line: '6', unit: 'ms', figureUnit: 'x', goal: { most: 1.4 }, note: '' },
        what: `growth of the search, ${SMALL.toLocaleString('en')} to ${most} courses, p50`,
        ours: quantileOf(mine, 0.5),
        reference: quantileOf(small, 0.5),
        against: 'the same in the small catalog',
        figure: even(quantile(mine, 0.5) / quantile(small, 0.5)),
      },
      {
        ...{ line: '6 bytes', unit: 'bytes', reference: null, against: '', figureUnit: 'bytes' },
        what: 'search index, for each course, on disk',
        ours: even(bytes),
        figure: even(bytes),
        goal: { most: 120 },
        note: 'the goal is for an index in memory',
      },
      {
        ...{ line: '6 memory', unit: 'bytes', reference: null, against: '', figureUnit: 'bytes' },
        what: 'memory of an API process, for each course more',
        ours: even(perCourse),
        figure: even(perCourse),
        goal: { most: 120 },
        note: 'index, what results show of the course, and its id; by what the process takes among few and among many',
      },
    ];
  },
};

/** The quality of the answers, by the judged set of the tests, compared with other methods. */
export const searchQuality: Line = {
  id: '5q',
  covers: ['5 quality', '5 recall', '5 empty'],
  async run(bench) {
    const databaseUrl = await bench.world(0);
    const { ours, blind, baselines } = await judge(bench, databaseUrl, async () => {
      await bench.app({ databaseUrl, roles: 'worker' });
      const app = await bench.app({ databaseUrl });
      const { cookie } = await signUp(app.url, 'student');
      return async (request) => (await found(app.url, cookie, request)).map(({ _id }) => _id);
    });
    const row = (line: string, what: string, name: keyof typeof ours, goal: Row['goal']): Row => ({
      ...{ line, what, unit: '', reference: null, against: '', figureUnit: '', goal },
      ours: even(ours[name]),
      figure: even(ours[name]),
      note: Object.entries({ ...baselines, 'ours, asked by an eleventh author': blind })
        .map(([other, figures]) => `${other} ${figures[name].toFixed(2)}`)
        .join(', '),
    });
    return [
      row('5 quality', 'order of the answers, nDCG@10', 'ndcg', { least: 0.88 }),
      row('5 recall', 'good answers on the first page, recall@24', 'recall', { least: 0.95 }),
      row('5 empty', 'requests without an answer, share', 'zeroResults', { most: 0 }),
    ];
  },
};

interface Searcher {
  url: string;
  cookie: string;
}

async function searcherIn(bench: Workbench, count: number): Promise<Searcher> {
  const { url } = await bench.api(count);
  const { cookie } = await signUp(url, 'student');
  return { url, cookie };
}

/**
 * With Node's plain client on one connection: `fetch` and parsing the JSON took half as long again, none of it ours.
 */
async function timesOf({ url, cookie }: Searcher, asked: Iterator<string>): Promise<number[]> {
  // Different requests from those measured, so that no cached answer helps.
  const warmUp = newRequests(4);
  const counts: number[] = [];
  for (const input of some(warmUp, WARM_UP)) counts.push((await found(url, cookie, input)).length);
  if (quantile(counts, 0.5) === 0) throw new Error('The search finds nothing.');
  const calls = some(asked, REQUESTS).map((input) => searchCall(cookie, input));
  const answers = await together(url, calls, 1);
  const refused = answers.filter(({ status }) => status !== 200).length;
  if (refused > 0) throw new Error(`${refused} searches were refused.`);
  return answers.map(({ took }) => took);
}

/** The cost of HTTP alone: a bare server with a prepared reply of the usual size. */
async function httpTimes(bench: Workbench): Promise<number[]> {
  const file = join(bench.folder, 'answer.json');
  writeFileSync(file, JSON.stringify('x'.repeat(USUAL_ANSWER_BYTES)));
  const { url } = bench.until(await startFloor('prebuilt', { BODY_FILE: file }));
  const calls = some(requests(3), WARM_UP + REQUESTS).map((input) => searchCall('', input));
  const answers = await together(url, calls, 1);
  return answers.slice(WARM_UP).map(({ took }) => took);
}

const some = (asked: Iterator<string>, count: number): string[] =>
  Array.from({ length: count }, () => asked.next().value as string);

const searchCall = (cookie: string, input: string): Call => ({
  ...{ method: 'POST', path: '/api/ai/search', body: JSON.stringify({ input }) },
  headers: { cookie, 'content-type': 'application/json' },
});

const found = (url: string, cookie: string, input: string): Promise<Found[]> =>
  ask<Found[]>(url, '/api/ai/search', {
    method: 'POST',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input }),
  });

function libraryTimes(count: number): Promise<number[]> {
  const env = { ...process.env, COURSES: String(count), REQUESTS: String(REQUESTS) };
  const hook = join(import.meta.dirname, '../harness/read-tests.ts');
  const execArgv = ['--import', hook];
  const child = fork(join(import.meta.dirname, '../floors/full-text.ts'), { env, execArgv });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { times: number[] }).times));
    child.once('error', reject);
  });
}

interface Idle {
  few: App;
  many: App;
  /** Resolves when V8 has returned what only the start needed. */
  rested: Promise<unknown>;
}

/** Processes that answer nothing: after thousands of requests one holds what these left. */
async function idleProcesses(bench: Workbench): Promise<Idle> {
  const start = async (count: number): Promise<App> =>
    bench.app({ databaseUrl: await bench.world(count) });
  const [few, many] = [await start(SMALL), await start(bench.most)];
  return { few, many, rested: sleep(IDLE_MS) };
}

async function memoryPerCourse({ few, many, rested }: Idle, courses: number): Promise<number> {
  await rested;
  return (memoryOf(many.pid).now - memoryOf(few.pid).now) / courses;
}

async function bytesPerCourse(bench: Workbench): Promise<number> {
  const name = new URL(await bench.world(bench.most)).pathname.slice(1);
  return asAdmin(databaseNamed(bench.database.adminUrl, name), async (admin) => {
    const { rows } = await admin.query<{ bytes: number }>(SIZE);
    return (rows[0]?.bytes ?? 0) / bench.most;
  });
}
