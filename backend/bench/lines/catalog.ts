import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { compare } from '../harness/compare.ts';
import { even, inverse, readable, scaled } from '../harness/figures.ts';
import type { Target } from '../harness/load.ts';
import { startFloor } from '../harness/processes.ts';
import { ratioRow, speed } from '../harness/ratio-row.ts';
import type { Row } from '../harness/row.ts';
import type { App } from '../world/app.ts';
import type { Workbench } from '../world/workbench.ts';
import { cursorAfter } from '../world/courses.ts';
import { ask, type Person, signUp } from '../world/person.ts';
import { Dice } from '../world/random.ts';
import { unitOf, unitTarget } from '../world/unit.ts';
import type { Line } from './line.ts';

const LIST = '/api/course/getpublishedcoures';
const PAGE = 20;
const SMALL = 10_000;
/** CPU of Moodle's catalog page, in units of a bare node:http reply (measured once, on the same machine). */
const MOODLE_PAGE_UNITS = 1_680;

export const hotCatalog: Line = {
  id: '1',
  covers: ['1'],
  async run(bench) {
    const app = await bench.api(bench.most);
    const path = `${LIST}?limit=${PAGE}`;
    const { body, bytes } = await firstPage(app, path);
    const file = join(bench.folder, 'body.json');
    writeFileSync(file, body);
    const floor = bench.until(await startFloor('prebuilt', { BODY_FILE: file }));
    const roots = [app.pid, bench.database.pid];
    const ours = { name: 'hot catalog', url: app.url, roots, next: () => ({ path }) };
    const compared = await compare(ours, unitTarget(floor), bench.load);
    return [
      {
        ...ratioRow(compared, 'one node:http answer of the same bytes'),
        line: '1',
        what: 'first page of the catalog, visitor',
        goal: { most: 1.4 },
        note: `${most(bench)}; ${readable(bytes / 1024)} KiB; 304 answered; ${speed(compared)}`,
      },
    ];
  },
};

export const pageAfterPage: Line = {
  id: '2',
  covers: ['2', '3'],
  async run(bench) {
    const databaseUrl = await bench.world(bench.most);
    const app = await bench.api(bench.most);
    const floor = bench.until(await startFloor('keyset', { DATABASE_URL: databaseUrl }));
    const learner = await signUp(app.url, 'student');
    await assertSamePage(app, floor.url, learner);
    const ours = pages(bench, app, learner, bench.most);
    const bare = pages(bench, { ...app, ...floor }, learner, bench.most, '/');
    const compared = await compare(ours, bare, bench.load);
    const unit = await unitOf(bench);
    const inUnits = scaled(compared.ours.cpu, 1 / unit);
    return [
      {
        ...ratioRow(compared, 'node:http + pg, one prepared statement'),
        line: '2',
        what: 'a page of the catalog after a random cursor, logged in',
        goal: { most: 0.95 },
        note: `${most(bench)}; 20 of them with lectures, ratings and educators against 20 bare rows; ${speed(compared)}`,
      },
      {
        line: '3',
        what: "the same page against Moodle's, whose figure is frozen",
        unit: 'U',
        ours: inUnits,
        reference: even(MOODLE_PAGE_UNITS),
        against: 'Moodle 4.5, catalog page',
        figure: inverse(inUnits, MOODLE_PAGE_UNITS),
        figureUnit: 'x cheaper',
        goal: { least: 120 },
        note: `U = one node:http answer of 12 KB = ${readable(unit)} us CPU here`,
      },
    ];
  },
};

export const growth: Line = {
  id: '4',
  covers: ['4', '4 filtered'],
  async run(bench) {
    const small = { count: SMALL, app: await bench.api(SMALL) };
    const large = { count: bench.most, app: await bench.api(bench.most) };
    const learners = await Promise.all([small, large].map(({ app }) => signUp(app.url, 'student')));
    const rows: Row[] = [];
    for (const { line, what, filter, most } of [
      { line: '4', what: 'growth of line 2', filter: '', most: 1.15 },
      {
        line: '4 filtered',
        what: 'growth with three filters',
        filter: '&category=Others&level=Advanced&sort=price',
        most: 1.3,
      },
    ]) {
      const [few, many] = [small, large].map(({ app, count }, at) => {
        const learner = learners[at];
        if (!learner) throw new Error('Nobody is logged in.');
        return pages(bench, app, learner, count, LIST, filter);
      });
      if (!few || !many) throw new Error('Two worlds are needed.');
      const compared = await compare(many, few, bench.load);
      rows.push({
        ...ratioRow(compared, `the same with ${SMALL.toLocaleString('en')} courses`),
        line,
        what: `${what}, ${large.count.toLocaleString('en')} courses`,
        goal: { most },
        note: speed(compared),
      });
    }
    return rows;
  },
};

const most = (bench: Workbench): string => `${bench.most.toLocaleString('en')} courses`;

async function firstPage(app: App, path: string): Promise<{ body: Buffer; bytes: number }> {
  const reply = await fetch(`${app.url}${path}`);
  const body = Buffer.from(await reply.arrayBuffer());
  const courses = JSON.parse(body.toString()) as { isPublished: boolean }[];
  if (courses.length !== PAGE || !courses.every(({ isPublished }) => isPublished))
    throw new Error('The first page is not what it should be.');
  const etag = reply.headers.get('etag') ?? '';
  const again = await statusOf(`${app.url}${path}`, { 'if-none-match': etag });
  if (again !== 304) throw new Error(`A known page was answered with ${again}.`);
  return { body, bytes: body.length };
}

/** Not `fetch`, which tells caches not to answer as soon as it sees a validator. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (reply) => resolve(reply.resume().statusCode)).once('error', reject);
  });
}

async function assertSamePage(app: App, floorUrl: string, { cookie }: Person): Promise<void> {
  const query = `?limit=${PAGE}&cursor=${cursorAfter(5_000)}`;
  const mine = await ask<{ _id: string; title: string }[]>(app.url, `${LIST}${query}`, { cookie });
  const theirs = await ask<{ id: string; title: string }[]>(floorUrl, `/${query}`);
  const same = theirs.every(
    ({ id, title }, at) => mine[at]?._id === id && mine[at].title === title,
  );
  if (theirs.length !== PAGE || !same) throw new Error('The two do not answer the same page.');
}

function pages(
  bench: Workbench,
  { url, pid }: { url: string; pid: number },
  { cookie }: Person,
  count: number,
  path = LIST,
  filter = '',
): Target {
  const dice = new Dice(7);
  return {
    name: `pages of ${count}`,
    url,
    roots: [pid, bench.database.pid],
    next: () => ({
      path: `${path}?limit=${PAGE}${filter || `&cursor=${cursorAfter(1_000 + dice.below(count - 1_000))}`}`,
      headers: { cookie },
    }),
  };
}
