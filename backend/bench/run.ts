import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { buildIfStale } from '../../infra/build/build.ts';
import { writeDocument } from './harness/document.ts';
import { commit, machine } from './harness/machine.ts';
import { printRow } from './harness/report.ts';
import { type Circumstances, keepLine, keepWhole, type Size } from './harness/results.ts';
import { assertMeasured } from './harness/row.ts';
import { LINES } from './lines/all.ts';
import type { Line } from './lines/line.ts';
import { Workbench, type Common } from './world/workbench.ts';
import { startBenchServer } from './world/server.ts';
import { unitOf } from './world/unit.ts';
import { Worlds } from './world/worlds.ts';

const QUICK_LIMIT_MS = 6 * 60_000;
const FULL_LIMIT_MS = 40 * 60_000;
const LOOK_EVERY_MS = 1_000;

const size: Size = process.env['FULL'] === '1' ? 'full' : 'usual';
const wanted = (process.env['LINE'] ?? '').split(',').filter((id) => id !== '');
const isWhole = wanted.length === 0;
const lines = LINES.filter(({ id, covers, onlyIfNamed = false }) =>
  isWhole ? size === 'full' || !onlyIfNamed : [id, ...covers].some((name) => wanted.includes(name)),
);
if (lines.length === 0)
  throw new Error(`LINE is one of ${LINES.flatMap(({ covers }) => covers).join(', ')}.`);

await buildIfStale((text) => console.log(text));
const limit = size === 'full' ? FULL_LIMIT_MS : QUICK_LIMIT_MS;
const where = { machine: machine(), commit: commit() };
const start = Date.now();
const database = await startBenchServer();
const worlds = new Worlds(database);
const common: Common = { database, worlds, apis: new Map(), full: size === 'full' };
try {
  if (isWhole) await measureAll();
  else for (const line of lines) await measureLine(line);
} finally {
  for (const api of await Promise.allSettled(common.apis.values()))
    if (api.status === 'fulfilled') await api.value.stop();
  await worlds.drop();
  await database.stop();
}
writeDocument(LINES);
console.log(`${secondsSince(start)} s in all; docs/performance.md and its picture are written.`);
// An aborted line may still hold a timer or a socket.
process.exit();

/**
 * Measures all lines and checks that the machine was the same at the end as at the beginning, because otherwise they
 * are not comparable.
 */
async function measureAll(): Promise<void> {
  const seconds: Record<string, number> = {};
  const first = await withWorkbench(unitOf);
  for (const line of lines) seconds[line.id] = await measureLine(line);
  const unit = { first, last: await withWorkbench(unitOf) };
  seconds['worlds'] = Math.round(worlds.took / 1_000);
  keepWhole(size, { ...circumstances(), seconds, total: secondsSince(start), unit });
}

/** Measures a line; one that fails or hangs is reported in its place, and the others continue. Returns its seconds. */
async function measureLine(line: Line): Promise<number> {
  const [began, tookBefore] = [Date.now(), worlds.took];
  const milliseconds = (): number => Date.now() - began - (worlds.took - tookBefore);
  try {
    const rows = await withWorkbench((bench) =>
      Promise.race([line.run(bench), late(milliseconds)]),
    );
    rows.forEach(assertMeasured);
    rows.forEach(printRow);
    keepLine(size, line.id, { ...circumstances(), rows, failure: null });
  } catch (error) {
    process.exitCode = 1;
    console.log(`${line.id.padEnd(12)} FAILED: ${inspect(error)}`);
    const failure = (error as Error).message;
    keepLine(size, line.id, { ...circumstances(), rows: [], failure });
  }
  const seconds = Math.round(milliseconds() / 1_000);
  const load = circumstances().load.toFixed(1);
  console.log(`${' '.repeat(13)}(${seconds} s, load ${load})\n`);
  return seconds;
}

async function withWorkbench<T>(work: (bench: Workbench) => Promise<T>): Promise<T> {
  const bench = new Workbench(common);
  try {
    return await work(bench);
  } finally {
    await bench.end();
  }
}

async function late(milliseconds: () => number): Promise<never> {
  while (milliseconds() < limit) await sleep(LOOK_EVERY_MS, undefined, { ref: false });
  throw new Error(`It did not end within ${limit / 60_000} minutes.`);
}

function circumstances(): Circumstances {
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return { ...where, date, load: loadavg()[0] ?? 0 };
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1_000);
}
