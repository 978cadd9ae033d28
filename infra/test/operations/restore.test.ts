import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { command, type Outcome } from '../command.ts';
import { postgresBinaries } from '../../local/postgres-binaries.ts';
import { ROOT } from '../../local/settings.ts';
import { putInPlace } from '../../operate/put-in-place.ts';

// Whether what is restored runs is the business of operations.test.ts: here the data are only said to be some.

const folder = mkdtempSync(join(tmpdir(), 'lectern-restore-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const { postgres } = await postgresBinaries();
const version = /[\d.]+/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[0];

let backup: string;
let dataDir: string;

const NAMES = ['postgres/PG_VERSION', 'files/picture.png', 'secrets.json'];

beforeEach(() => {
  const here = mkdtempSync(join(folder, 'case-'));
  backup = join(here, 'backup');
  dataDir = join(here, 'data');
  for (const name of NAMES) {
    write(join(backup, name), 'saved');
    write(join(dataDir, name), 'in use');
  }
  manifest({ kind: 'cluster' });
});

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function manifest(says: { kind: 'cluster' | 'dump'; postgres?: string }): void {
  const usual = { at: '2026-01-01T00:00:00.000Z', postgres: version, release: '0.1.0' };
  write(join(backup, 'backup.json'), JSON.stringify({ ...usual, ...says }));
}

/** What every file below a folder says, by its path. */
function contents(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(dir, file), readFileSync(file, 'utf8')];
    }),
  );
}

const saying = (text: string) => Object.fromEntries(NAMES.map((name) => [name, text]));

function restore(env: NodeJS.ProcessEnv = {}, ...shell: string[]): Promise<Outcome> {
  const program = [process.execPath, join(ROOT, 'infra/operate/restore.ts'), backup];
  return command([...shell, ...program], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env },
  });
}

describe('A restore', () => {
  it('puts everything in place, and says where that is which was there before', async () => {
    const { ok, output } = await restore();
    assert.ok(ok, output);
    const aside = /before is in (\S+);/.exec(output)?.[1] ?? '';
    assert.deepEqual(contents(aside), saying('in use'));
    rmSync(aside, { recursive: true });
    assert.deepEqual(contents(dataDir), saying('saved'));
  });

  it('leaves everything as it was when the disk is full in the middle', async () => {
    write(join(backup, 'files/video.mp4'), 'x'.repeat(2 * 1024 * 1024));
    const limited = ['sh', '-c', 'ulimit -f 1000; exec "$0" "$@"'];
    const { ok, output } = await restore({}, ...limited);
    assert.equal(ok, false);
    assert.match(output, /is as it was/);
    assert.deepEqual(contents(dataDir), saying('in use'));
  });

  it('leaves everything as it was when the last of it cannot be moved', () => {
    const names = ['postgres', 'files', 'secrets.json'];
    rmSync(join(backup, 'secrets.json'));
    assert.throws(() => putInPlace(names, backup, dataDir), /ENOENT/);
    assert.deepEqual(contents(dataDir), saying('in use'));
  });

  it('begins anew after one that was killed', async () => {
    write(join(dataDir, 'restore.new/postgres/half'), 'saved');
    const { ok, output } = await restore();
    assert.ok(ok, output);
    assert.equal(existsSync(join(dataDir, 'restore.new')), false);
    assert.equal(existsSync(join(dataDir, 'postgres/half')), false);
  });

  it('touches nothing for a copy of another major version of PostgreSQL', async () => {
    manifest({ kind: 'cluster', postgres: '9.6.1' });
    const { ok, output } = await restore();
    assert.equal(ok, false);
    assert.match(output, /copy of PostgreSQL 9\.6\.1/);
    assert.deepEqual(contents(dataDir), saying('in use'));
  });

  it('touches nothing for a dump that no tool here can load', async () => {
    manifest({ kind: 'dump' });
    const { ok, output } = await restore({
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nowhere',
      PATH: folder,
    });
    assert.equal(ok, false);
    assert.match(output, /needs pg_restore/);
    assert.deepEqual(contents(dataDir), saying('in use'));
  });
});
