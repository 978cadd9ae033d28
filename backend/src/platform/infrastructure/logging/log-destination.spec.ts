import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DESTINATION = join(import.meta.dirname, 'log-destination.ts');
/** Writes a line every millisecond, and one more as it ends. */
const PROGRAM = `
  import { logDestination } from ${JSON.stringify(DESTINATION)};
  const log = logDestination();
  for (let line = 1; line <= 20; line += 1) {
    log.write(line + '\\n');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  process.stderr.write('reached its end');
  log.write('end\\n');
  process.exit(7);`;

const folder = mkdtempSync(join(tmpdir(), 'lectern-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program with the file as its standard output, opened as given. */
function run(flags: 'a' | 'r') {
  const file = join(folder, `log-${flags}`);
  writeFileSync(file, '');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', PROGRAM],
    { stdio: ['ignore', openSync(file, flags), 'pipe'], timeout: 20_000, encoding: 'utf8' },
  );
  return { status, stderr, log: readFileSync(file, 'utf8') };
}

describe('A program whose log', () => {
  it('can be written has written every line of it when it ends', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `${at + 1}\n`).join('');
    const all = `${lines}end\n`;
    expect(run('a')).toEqual({ status: 7, stderr: 'reached its end', log: all });
  });

  it('cannot be written, as on a full disk, goes on without it, and ends', () => {
    expect(run('r')).toEqual({ status: 7, stderr: 'reached its end', log: '' });
  });
});
