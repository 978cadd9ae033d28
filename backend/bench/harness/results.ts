import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import type { Row } from './row.ts';

/** The circumstances of a measurement. */
export interface Circumstances {
  date: string;
  commit: string;
  machine: string;
  /** Load average of the last minute, at the end. */
  load: number;
}

/** The latest result of a line: its rows, or why there are none. */
export interface KeptLine extends Circumstances {
  rows: Row[];
  failure: string | null;
}

/** The latest run of all lines at once. */
export interface WholeRun extends Circumstances {
  /** By line id, plus the work before and after the lines. */
  seconds: Record<string, number>;
  total: number;
  /** CPU of one bare reply, before the first line and after the last: shows how steady the machine was. */
  unit: { first: number; last: number };
}

export interface Results {
  lines: Record<string, KeptLine>;
  whole: WholeRun | null;
}

export const SIZES = ['usual', 'full'] as const;
export type Size = (typeof SIZES)[number];

/** Next to the document that shows it, and also under version control. */
const FILE = join(ROOT, 'docs/performance.json');

export function keptResults(): Record<Size, Results> {
  const none = (): Results => ({ lines: {}, whole: null });
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as object) : {};
  return { usual: none(), full: none(), ...kept };
}

/** Replaces an earlier result of the line; the others stay. */
export function keepLine(size: Size, id: string, line: KeptLine): void {
  const results = keptResults();
  results[size].lines[id] = line;
  write(results);
}

export function keepWhole(size: Size, whole: WholeRun): void {
  const results = keptResults();
  results[size].whole = whole;
  write(results);
}

const write = (results: Record<Size, Results>): void =>
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
