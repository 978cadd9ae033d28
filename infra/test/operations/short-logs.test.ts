import assert from 'node:assert/strict';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { shorten } from '../../local/short-logs.ts';

const dir = mkdtempSync(join(tmpdir(), 'lectern-logs-'));
after(() => rmSync(dir, { recursive: true, force: true }));

const read = (file: string) => readFileSync(file, 'utf8');

describe('a log that is being written', () => {
  it('begins anew when it is large, and the large one is kept beside it', () => {
    const file = join(dir, 'api.log');
    const writer = openSync(file, 'a');
    for (const lines of ['of last week\n', 'of yesterday\n', 'of today\n']) {
      shorten(file, 5);
      writeSync(writer, lines);
    }
    closeSync(writer);
    assert.deepEqual([read(file), read(`${file}.1`)], ['of today\n', 'of yesterday\n']);
  });

  it('begins anew also where the large one cannot be kept', () => {
    const file = join(dir, 'postgres.log');
    writeFileSync(file, 'of a long time\n');
    mkdirSync(`${file}.1`);
    shorten(file, 5);
    assert.equal(read(file), '');
  });

  it('is left alone while it is short, and need not be there', () => {
    const file = join(dir, 'worker.log');
    shorten(file, 5);
    closeSync(openSync(file, 'a'));
    shorten(file, 5);
    assert.equal(read(file), '');
    assert.throws(() => read(`${file}.1`));
  });
});
