import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../infra/local/build.ts';
import { writeDocument } from './harness/document.ts';
import { printRow } from './harness/report.ts';
import { keepFailure, keepRows } from './harness/results.ts';
import { LINES } from './lines/all.ts';
import type { Line } from './lines/line.ts';
import { Bench } from './world/bench.ts';
import { startBenchServer } from './world/server.ts';

const QUICK_LIMIT_MS = 6 * 60_000;
const FULL_LIMIT_MS = 40 * 60_000;

const wanted = (process.env['LINE'] ?? '').split(',').filter((id) => id !== '');
const lines = LINES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
if (lines.length === 0) throw new Error(`LINE is one of ${LINES.map(({ id }) => id).join(', ')}.`);

await buildIfStale((text) => console.log(text));
const database = await startBenchServer();
const bench = new Bench(database, process.env['FULL'] === '1');
const start = Date.now();
try {
  for (const line of lines) {
    const began = Date.now();
    await measureLine(line);
    const load = loadavg()[0]?.toFixed(1);
    console.log(`${' '.repeat(13)}(${secondsSince(began)} s, load ${load})\n`);
  }
} finally {
  await bench.end();
  await database.stop();
}
writeDocument(LINES);
console.log(`${secondsSince(start)} s in all; docs/performance.md and its picture are written.`);
// A line that was given up may still hold a timer or a socket.
process.exit();

/** A line that fails or does not end is told so in its place; the others are measured all the same. */
async function measureLine(line: Line): Promise<void> {
  try {
    const rows = await Promise.race([line.run(bench), tooLate()]);
    rows.forEach(printRow);
    keepRows(line, rows, { full: bench.full, load: loadavg()[0] ?? 0 });
  } catch (error) {
    process.exitCode = 1;
    console.log(`${line.id.padEnd(12)} FAILED: ${(error as Error).stack}`);
    keepFailure(line, (error as Error).message);
  } finally {
    await bench.endLine();
  }
}

async function tooLate(): Promise<never> {
  const limit = bench.full ? FULL_LIMIT_MS : QUICK_LIMIT_MS;
  await sleep(limit, undefined, { ref: false });
  throw new Error(`It did not end within ${limit / 60_000} minutes.`);
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1_000);
}
