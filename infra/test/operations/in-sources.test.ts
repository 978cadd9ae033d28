import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../local/settings.ts';
import { inSources } from '../../operate/in-sources.ts';

const BUNDLE = join(ROOT, 'backend/dist/bundle');
const SOURCE = 'backend/src/platform/infrastructure/adapters.ts';
const TEXT = 'no Redis: each process counts';

/** The line and the column, both from 1, of the text in the file. */
function placeIn(file: string, text: string): [line: number, column: number] {
  const before = readFileSync(file, 'utf8').split(text)[0] ?? '';
  const lines = before.split('\n');
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}

describe('a stack in the log', () => {
  const script = readdirSync(BUNDLE).find((name) => /^server-[\w-]+\.cjs$/.test(name)) ?? '';
  const at = placeIn(join(BUNDLE, script), TEXT).join(':');

  it('names places in the sources, wherever the server ran', () => {
    const logged = `{"err":{"stack":"Error: x\\n    at warn (/app/server/${script}:${at})"}}`;
    const [line] = placeIn(join(ROOT, SOURCE), TEXT);
    const told = inSources(logged);
    const read = new RegExp(`at warn \\(${SOURCE}:${line}:\\d+\\)"`).exec(told);
    assert.ok(read, told);
  });

  it('stays as it is where it is of another build, or of no bundle', () => {
    for (const line of [
      'at warn (/app/server/server-0000000.cjs:1:2)',
      'at node:internal/process/task_queues:95:5',
      'listening on http://127.0.0.1:8000',
    ])
      assert.equal(inSources(line), line);
  });
});
