import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import type { Line } from '../lines/line.ts';
import { chart } from './chart.ts';
import { readable, readableSpread } from './figures.ts';
import { goalOf, verdictOf } from './report.ts';
import { type KeptLine, keptResults, type Results, type Size, SIZES } from './results.ts';
import type { Row } from './row.ts';

type Lines = Pick<Line, 'id'>[];

const TITLES: Record<Size, string> = {
  usual: 'The usual run',
  full: 'With a million courses (`FULL=1`)',
};
/** With more drift, the machine was not the same at the end as at the beginning. */
const MOST_DRIFT = 0.15;

/** Writes the latest results, line by line, to docs/performance.md and its picture. */
export function writeDocument(lines: Lines): void {
  const results = keptResults();
  const rows = SIZES.flatMap((size) => rowsOf(results[size], lines).map((row) => ({ size, row })));
  const machines = [...new Set(SIZES.flatMap((size) => machinesOf(results[size], lines)))];
  const sections = SIZES.filter((size) => linesOf(results[size], lines).length > 0).map((size) =>
    [
      `## ${TITLES[size]}`,
      table(results[size], lines, machines),
      ...failures(results[size], lines),
      ...durations(results[size]),
    ].join('\n\n'),
  );
  const named = rows.map(({ size, row }) =>
    size === 'full' ? { ...row, line: `${row.line} full` } : row,
  );
  writeFileSync(join(ROOT, 'docs/performance.svg'), chart(named));
  writeFileSync(
    join(ROOT, 'docs/performance.md'),
    `${[head(named), ...sections, machineList(machines)].join('\n\n')}\n`,
  );
}

function head(rows: Row[]): string {
  const measured = rows.filter(({ figure }) => figure);
  const met = measured.filter((row) => verdictOf(row) === 'met').length;
  return `# Performance

Written by \`make bench\` from [performance.json](performance.json), where every line keeps what it came to last; do
not edit. ${met} of ${measured.length} figures meet their goal; [why the others do not](performance-missed.md).

![Each figure against its goal](performance.svg)

What counts is the ratio between us and a reference, a program of some sixty lines that does nothing but the
work itself (\`backend/bench/floors\`), in CPU time per operation: the server's process tree and the database's
backends, from /proc. Both run at the same time on the same machine and are measured in turn (A B, B A, ...), so
that other work on the machine weighs on both. Requests per second and latencies stand beside it; they do not
decide. The answer is checked before it is measured. Spread: median [least – most] of the rounds. The goals were
set before anything was built, from the fastest that prototypes and other products reached; they are not lowered.`;
}

const linesOf = ({ lines: kept }: Results, lines: Lines): [string, KeptLine][] =>
  lines.flatMap(({ id }): [string, KeptLine][] => (kept[id] ? [[id, kept[id]]] : []));

const rowsOf = (results: Results, lines: Lines): Row[] =>
  linesOf(results, lines).flatMap(([, { rows }]) => rows);

const machinesOf = (results: Results, lines: Lines): string[] =>
  linesOf(results, lines).map(([, { machine }]) => machine);

function table(results: Results, lines: Lines, machines: string[]): string {
  return [
    '| line | what | figure | goal | | ours | reference | remarks | measured |',
    '|---|---|---|---|---|---|---|---|---|',
    ...linesOf(results, lines).flatMap(([, line]) =>
      line.rows.map((row) => tableRow(row, circumstances(line, machines))),
    ),
  ].join('\n');
}

function tableRow(row: Row, measured: string): string {
  const { line, what, figure, figureUnit, ours, unit, reference, against, note } = row;
  return `| ${[
    line,
    what,
    figure ? `${readableSpread(figure)} ${figureUnit}` : 'not measured',
    goalOf(row),
    verdictOf(row),
    ours ? `${readableSpread(ours)} ${unit}` : '',
    reference ? `${readableSpread(reference)}: ${against}` : '',
    note,
    measured,
  ].join(' | ')} |`;
}

function circumstances({ date, load, commit, machine }: KeptLine, machines: string[]): string {
  const on = machines.length > 1 ? `, machine ${machines.indexOf(machine) + 1}` : '';
  return `${date}, load ${load.toFixed(1)}, ${commit}${on}`;
}

function failures(results: Results, lines: Lines): string[] {
  const failed = linesOf(results, lines).flatMap(([id, line]) =>
    line.failure === null ? [] : [`- Line ${id}, ${line.date}: ${line.failure}`],
  );
  if (failed.length === 0) return [];
  return [`Not measured, because the line failed when it was last run:\n\n${failed.join('\n')}`];
}

function durations({ whole }: Results): string[] {
  if (!whole) return [];
  const { seconds, total, unit, date, load, commit } = whole;
  const each = Object.entries(seconds).map(([id, took]) => `${id}: ${took} s`);
  const drift = Math.abs(unit.last / unit.first - 1);
  const steady =
    drift > MOST_DRIFT ? `: more than ${readable(100 * MOST_DRIFT)} %, so this run is void` : '';
  return [
    `A whole run took ${Math.floor(total / 60)} min ${total % 60} s (${date}, load ${load.toFixed(1)}, ${commit}). ` +
      `One bare answer of 12 KB took ${readable(unit.first)} us of CPU before the first line and ` +
      `${readable(unit.last)} us after the last${steady}. Line by line: ${each.join(', ')}.`,
  ];
}

function machineList(machines: string[]): string {
  const numbered = machines.map((machine, at) =>
    machines.length > 1 ? `${at + 1}. ${machine}.` : `${machine}.`,
  );
  return `## Measured on\n\n${numbered.join('\n')}`;
}
