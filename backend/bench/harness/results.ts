import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import type { Row } from './row.ts';

/** Under what circumstances something was measured. */
export interface Circumstances {
  date: string;
  commit: string;
  machine: string;
  /** Load average of the last minute, at the end. */
  load: number;
}

/** What the last run of a line came to: its rows, or why there are none. */
export interface KeptLine extends Circumstances {
  rows: Row[];
  failure: string | null;
}

/** The last time that all lines were run at one go. */
export interface WholeRun extends Circumstances {
  /** By the id of the line, and with what stands before and after them. */
  seconds: Record<string, number>;
  total: number;
  /** CPU of one bare answer, before the first line and after the last: how steady the machine was. */
  unit: { first: number; last: number };
}

export interface Results {
  lines: Record<string, KeptLine>;
  whole: WholeRun | null;
}

export const SIZES = ['usual', 'full'] as const;
export type Size = (typeof SIZES)[number];

/** Beside the document that shows it, and under version control like that. */
const FILE = join(ROOT, 'docs/performance.json');

export function keptResults(): Record<Size, Results> {
  const none = (): Results => ({ lines: {}, whole: null });
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as object) : {};
  return { usual: none(), full: none(), ...kept };
}

/** A line measured again replaces what it came to before; the others stay. */
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
