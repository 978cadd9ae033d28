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

const FILE = join(KEPT, 'results.json');

export function keptRows(): KeptRow[] {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as KeptRow[]) : [];
}

/** A line measured again replaces what it came to before. */
export function keepRows(rows: Row[], circumstances: Pick<KeptRow, 'full' | 'load'>): void {
  const date = new Date().toISOString().slice(0, 10);
  const fresh = rows.map((row) => ({ ...row, ...circumstances, date }));
  const others = keptRows().filter(({ line }) => !rows.some((row) => row.line === line));
  writeFileSync(FILE, JSON.stringify([...others, ...fresh], null, 2));
}
