import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table next to this file, as records by its header; quoted cells may contain commas (RFC 4180). */
export function readTable(name: string): Record<string, string>[] {
  const [head = [], ...rows] = readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(cellsOf);
  return rows.map((cells) => Object.fromEntries(head.map((key, at) => [key, cells[at] ?? ''])));
}

function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
