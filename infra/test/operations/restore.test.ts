import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { putInPlace } from '../../local/put-in-place.ts';
import { contentsOf } from '../../operate/whole-backup.ts';
import { contents, RestoreCase, saying, write } from './restore-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-restore-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let one: RestoreCase;
beforeEach(() => (one = new RestoreCase(folder)));

describe('A restore', () => {
  it('puts everything in place, and says where that is which was there before', async () => {
    const { ok, output } = await one.restore();
    assert.ok(ok, output);
    const aside = /before is in (\S+);/.exec(output)?.[1] ?? '';
    assert.deepEqual(contents(aside), saying('in use'));
    rmSync(aside, { recursive: true });
    assert.deepEqual(contents(one.dataDir), saying('saved'));
  });

  it('says of a path that leads nowhere, and of half a backup, what is wrong with it', async () => {
    rmSync(join(one.backup, 'backup.json'));
    assert.match((await one.restore()).output, /is no whole backup: it has no backup\.json/);
    rmSync(one.backup, { recursive: true });
    assert.match((await one.restore()).output, /There is no backup at /);
    assert.deepEqual(contents(one.dataDir), saying('in use'));
  });

  it('takes a backup only if all that was saved is there', async () => {
    one.manifest({ kind: 'cluster', contents: contentsOf(one.backup) });
    rmSync(join(one.backup, 'files'), { recursive: true });
    const { ok, output } = await one.restore();
    assert.equal(ok, false);
    assert.match(
      output,
      /is not what was saved: 3 files of \d+ bytes then, 2 files of \d+ bytes now/,
    );
    rmSync(join(one.backup, 'secrets.json'));
    assert.match((await one.restore()).output, /lacks secrets\.json/);
    assert.deepEqual(contents(one.dataDir), saying('in use'));
  });

  it('says that the metadata of a backup is damaged', async () => {
    for (const damaged of ['{', '{}', '{"kind":"cluster"}', 'null']) {
      write(join(one.backup, 'backup.json'), damaged);
      const { ok, output } = await one.restore();
      assert.equal(ok, false);
      assert.match(output, /backup\.json is damaged\. Take another backup\.\s*$/);
    }
    assert.deepEqual(contents(one.dataDir), saying('in use'));
  });

  it('leaves everything as it was when the disk is full in the middle', async () => {
    write(join(one.backup, 'files/video.mp4'), 'x'.repeat(2 * 1024 * 1024));
    const limited = ['sh', '-c', 'ulimit -f 1000; exec "$0" "$@"'];
    const { ok, output } = await one.restore({}, ...limited);
    assert.equal(ok, false);
    assert.match(output, /is as it was/);
    assert.deepEqual(contents(one.dataDir), saying('in use'));
  });

  it('leaves everything as it was when the last of it cannot be moved', () => {
    const names = ['postgres', 'files', 'secrets.json'];
    rmSync(join(one.backup, 'secrets.json'));
    assert.throws(() => putInPlace(names, one.backup, one.dataDir), /ENOENT/);
    assert.deepEqual(contents(one.dataDir), saying('in use'));
  });

  it('begins anew after one that was killed', async () => {
    write(join(one.dataDir, 'restore.new/postgres/half'), 'saved');
    const { ok, output } = await one.restore();
    assert.ok(ok, output);
    assert.equal(existsSync(join(one.dataDir, 'restore.new')), false);
    assert.equal(existsSync(join(one.dataDir, 'postgres/half')), false);
  });

  it('touches nothing for a copy of another major version of PostgreSQL', async () => {
    one.manifest({ kind: 'cluster', postgres: '9.6.1' });
    const { ok, output } = await one.restore();
    assert.equal(ok, false);
    assert.match(output, /copy of PostgreSQL 9\.6\.1/);
    assert.deepEqual(contents(one.dataDir), saying('in use'));
  });

  it('touches nothing for a dump that no tool here can load', async () => {
    one.manifest({ kind: 'dump' });
    const { ok, output } = await one.restore({
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nowhere',
      PATH: folder,
    });
    assert.equal(ok, false);
    assert.match(output, /needs pg_restore/);
    assert.deepEqual(contents(one.dataDir), saying('in use'));
  });
});
