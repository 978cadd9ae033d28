import { loadavg } from 'node:os';
import { buildIfStale } from '../../infra/local/build.ts';
import { writeDocument } from './harness/document.ts';
import { printRow } from './harness/report.ts';
import { keepRows } from './harness/results.ts';
import { LINES } from './lines/all.ts';
import { Bench } from './world/bench.ts';
import { startBenchServer } from './world/server.ts';

const wanted = (process.env['LINE'] ?? '').split(',').filter((id) => id !== '');
const lines = LINES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
if (lines.length === 0) throw new Error(`LINE is one of ${LINES.map(({ id }) => id).join(', ')}.`);

await buildIfStale((text) => console.log(text));
const database = await startBenchServer();
const bench = new Bench(database, process.env['FULL'] === '1');
try {
  for (const line of lines) {
    const began = Date.now();
    try {
      const rows = await line.run(bench);
      rows.forEach(printRow);
      keepRows(rows, { full: bench.full, load: loadavg()[0] ?? 0 });
    } catch (error) {
      process.exitCode = 1;
      console.log(`${line.id.padEnd(12)} FAILED: ${(error as Error).stack}`);
    } finally {
      await bench.endLine();
    }
    console.log(
      `${' '.repeat(13)}(${Math.round((Date.now() - began) / 1000)} s, load ${loadavg()[0]?.toFixed(1)})\n`,
    );
  }
} finally {
  await bench.end();
  await database.stop();
}
writeDocument(LINES.flatMap(({ covers }) => covers));
