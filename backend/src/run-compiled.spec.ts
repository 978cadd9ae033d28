import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STARTED } from './run-compiled.js';

const ROLES = 'api,worker';

describe('a bundled program', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-compiled-'));
    copyFileSync(join(import.meta.dirname, 'run-compiled.ts'), join(folder, 'run-compiled.ts'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is run from what the start before has compiled', () => {
    build('server-1.cjs', 'one');
    expect(start()).toBe('one');
    const kept = statSync(compiled());
    expect(start()).toBe('one');
    expect(statSync(compiled()).ino).toBe(kept.ino);
  });

  it('is compiled again when it was built again, even to the same length', () => {
    build('server-1.cjs', 'one');
    start();
    build('server-2.cjs', 'two');
    expect(start()).toBe('two');
    expect(start()).toBe('two');
  });

  it('is compiled again when what was kept is damaged', () => {
    build('server-1.cjs', 'one');
    start();
    const kept = readFileSync(compiled());
    writeFileSync(compiled(), Buffer.from(kept).fill(0, 200));
    expect(start()).toBe('one');
    expect(
      readFileSync(compiled())
        .subarray(200)
        .some((byte) => byte !== 0),
    ).toBe(true);
  });

  it('is one with its chunks', () => {
    writeFileSync(join(folder, 'chunk.cjs'), `exports.word = require('./server-1.cjs').word;`);
    build('server-1.cjs', 'shared', `require('./chunk.cjs').word`);
    expect(start()).toBe('shared');
  });

  function build(name: string, word: string, said = `'${word}'`): void {
    writeFileSync(
      join(folder, name),
      `(function (require, exports) {
      exports.word = '${word}';
      setImmediate(() => {
        process.stdout.write(${said});
        require('node:diagnostics_channel').channel('${STARTED}').publish();
      });
      })`,
    );
    writeFileSync(
      join(folder, 'main.mjs'),
      `import { runCompiled } from './run-compiled.ts'; runCompiled('${name}', '${ROLES}');`,
    );
  }

  function start(): string {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache') };
    const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', 'main.mjs'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return stdout + stderr;
  }

  function compiled(): string {
    const [version = ''] = readdirSync(join(folder, 'cache'));
    return join(folder, 'cache', version, 'server-api-worker');
  }
});
