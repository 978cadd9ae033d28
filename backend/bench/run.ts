import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../infra/local/build.ts';
import { writeDocument } from './harness/document.ts';
import { commit, machine } from './harness/machine.ts';
import { printRow } from './harness/report.ts';
import { type Circumstances, keepLine, keepWhole, type Size } from './harness/results.ts';
import { LINES } from './lines/all.ts';
import type { Line } from './lines/line.ts';
import { Bench } from './world/bench.ts';
import { startBenchServer } from './world/server.ts';
import { unitOf } from './world/unit.ts';

const QUICK_LIMIT_MS = 6 * 60_000;
const FULL_LIMIT_MS = 40 * 60_000;

const size: Size = process.env['FULL'] === '1' ? 'full' : 'usual';
const wanted = (process.env['LINE'] ?? '').split(',').filter((id) => id !== '');
const lines = LINES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
if (lines.length === 0) throw new Error(`LINE is one of ${LINES.map(({ id }) => id).join(', ')}.`);

await buildIfStale((text) => console.log(text));
const where = { machine: machine(), commit: commit() };
const start = Date.now();
const database = await startBenchServer();
const bench = new Bench(database, size === 'full');
try {
  if (lines.length === LINES.length) await measureAll();
  else for (const line of lines) await measureLine(line);
} finally {
  await bench.end();
  await database.stop();
}
writeDocument(LINES);
console.log(`${secondsSince(start)} s in all; docs/performance.md and its picture are written.`);
// A line that was given up may still hold a timer or a socket.
process.exit();

/** The machine has to be the same at the end as at the beginning, or the lines cannot stand beside each other. */
async function measureAll(): Promise<void> {
  const seconds: Record<string, number> = {};
  const first = await measureUnit();
  for (const line of lines) {
    const began = Date.now();
    await measureLine(line);
    seconds[line.id] = secondsSince(began);
  }
  const unit = { first, last: await measureUnit() };
  keepWhole(size, { ...circumstances(), seconds, total: secondsSince(start), unit });
}

async function measureUnit(): Promise<number> {
  try {
    return await unitOf(bench);
  } finally {
    await bench.endLine();
  }
}

/** A line that fails or does not end is told so in its place; the others are measured all the same. */
async function measureLine(line: Line): Promise<void> {
  const began = Date.now();
  try {
    const rows = await Promise.race([line.run(bench), tooLate()]);
    rows.forEach(printRow);
    keepLine(size, line.id, { ...circumstances(), rows, failure: null });
  } catch (error) {
    process.exitCode = 1;
    console.log(`${line.id.padEnd(12)} FAILED: ${(error as Error).stack}`);
    const failure = (error as Error).message;
    keepLine(size, line.id, { ...circumstances(), rows: [], failure });
  } finally {
    await bench.endLine();
  }
  const { load } = circumstances();
  console.log(`${' '.repeat(13)}(${secondsSince(began)} s, load ${load.toFixed(1)})\n`);
}

async function tooLate(): Promise<never> {
  const limit = bench.full ? FULL_LIMIT_MS : QUICK_LIMIT_MS;
  await sleep(limit, undefined, { ref: false });
  throw new Error(`It did not end within ${limit / 60_000} minutes.`);
}

function circumstances(): Circumstances {
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return { ...where, date, load: loadavg()[0] ?? 0 };
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1_000);
}
