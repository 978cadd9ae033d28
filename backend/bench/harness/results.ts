import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT } from '../world/server.ts';
import type { Row } from './row.ts';

/** A row and under what circumstances it was measured. */
export interface KeptRow extends Row {
  date: string;
  full: boolean;
  /** Load average of the last minute, at the end. */
  load: number;
}

/** What the last run of each line came to. */
export interface Results {
  rows: KeptRow[];
  /** By the id of the line: why it could not be measured. */
  failures: Record<string, string>;
}

interface Measured {
  id: string;
  covers: string[];
}

const FILE = join(KEPT, 'results.json');

export function keptResults(): Results {
  if (!existsSync(FILE)) return { rows: [], failures: {} };
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

/** A line measured again replaces what it came to before. */
export function keepRows(
  line: Measured,
  rows: Row[],
  circumstances: Pick<KeptRow, 'full' | 'load'>,
): void {
  const date = new Date().toISOString().slice(0, 10);
  const fresh = rows.map((row) => ({ ...row, ...circumstances, date }));
  const { others, failures } = besides(line);
  write({ rows: [...others, ...fresh], failures });
}

export function keepFailure(line: Measured, why: string): void {
  const { others, failures } = besides(line);
  write({ rows: others, failures: { ...failures, [line.id]: why } });
}

function besides({ id, covers }: Measured): { others: KeptRow[]; failures: Results['failures'] } {
  const { rows, failures } = keptResults();
  const others = rows.filter(({ line }) => !covers.includes(line));
  const rest = Object.entries(failures).filter(([line]) => line !== id);
  return { others, failures: Object.fromEntries(rest) };
}

function write(results: Results): void {
  writeFileSync(FILE, JSON.stringify(results, null, 2));
}
