import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startDatabase } from '../../local/database/database.ts';
import { lock } from '../../local/lock.ts';
import { secretsOf } from '../../local/secrets.ts';
import { ROOT } from '../../local/settings.ts';
import { command } from '../command.ts';
import { write } from './restore-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
const dataDir = join(folder, 'data');
const disk = join(folder, 'larger-disk');
const CUT_OFF = 'lectern-2026-01-01T03-00-00.new';
const UNDER_WAY = 'lectern-2026-01-02T03-00-00.new';
let backups: string;

const backup = () =>
  command([process.execPath, join(ROOT, 'infra/operate/backup.ts')], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: '', S3_ENDPOINT: '', DATA_DIR: dataDir, BACKUP_DIR: backups },
    },
  });

/** As an operator does whose disk is full. */
function moveAndLink(name: string): void {
  const moved = join(disk, name.replace('/', '-'));
  renameSync(join(dataDir, name), moved);
  symlinkSync(moved, join(dataDir, name));
}

before(async () => {
  for (const dir of [dataDir, disk]) mkdirSync(dir);
  const secrets = secretsOf(dataDir);
  const server = await startDatabase({
    dir: join(dataDir, 'postgres'),
    adminPassword: secrets.POSTGRES_PASSWORD,
    password: secrets.DATABASE_PASSWORD,
    durable: false,
  });
  await server.stop();
  write(join(dataDir, 'files/picture.png'), 'a picture');
  for (const name of ['files', 'postgres/pg_wal', 'postgres']) moveAndLink(name);
});
beforeEach(() => (backups = mkdtempSync(join(folder, 'backups-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('A backup', () => {
  it('holds database and files that were moved to a larger disk', async () => {
    const { ok, output } = await backup();
    assert.ok(ok, output);
    const made = join(backups, readdirSync(backups)[0] ?? '');
    for (const path of ['files/picture.png', 'postgres/PG_VERSION', 'postgres/global/pg_control'])
      assert.ok(existsSync(join(made, path)), path);
    const log = readdirSync(join(made, 'postgres/pg_wal'));
    assert.ok(log.some((name) => /^[0-9A-F]{24}$/.test(name)));
  });

  it('fails and leaves nothing while that disk is away', async () => {
    renameSync(join(disk, 'files'), join(disk, 'away'));
    const { ok, output } = await backup();
    renameSync(join(disk, 'away'), join(disk, 'files'));
    assert.equal(ok, false);
    assert.match(output, /data\/files is a link that leads nowhere/);
    assert.deepEqual(readdirSync(backups), []);
  });

  it('removes what one left that was cut off, but nothing that another is writing, or that is not its own', async () => {
    for (const name of [CUT_OFF, UNDER_WAY, 'mine.new']) write(join(backups, name, 'half'), 'half');
    const release = await lock(join(backups, UNDER_WAY), '');
    const { ok, output } = await backup();
    release();
    assert.ok(ok, output);
    const left = readdirSync(backups).filter((name) => name.endsWith('.new'));
    assert.deepEqual(left.sort(), [UNDER_WAY, 'mine.new']);
  });
});
