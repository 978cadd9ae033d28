import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it } from 'node:test';
import pg from 'pg';
import { startDatabase, withOneToAdminister } from '../../local/database/database.ts';
import { sharedBuffersFor, startPostgres } from '../../local/database/postgres.ts';
import { startScratchServer } from '../scratch-server.ts';

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;

const temporary = () => mkdtempDisposable(join(tmpdir(), 'lectern-postgres-'));

describe('The PostgreSQL that comes along', () => {
  it('counts as lost within seconds when somebody tells it to end while connections are open', async () => {
    await using folder = await temporary();
    const server = await startScratchServer(folder.path);
    const client = new pg.Client({ connectionString: server.applicationUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // The signal of plain `kill`: the server waits for all connections to end, and refuses new ones.
      process.kill(server.pid, 'SIGTERM');
      const lost = await Promise.race([server.lost, sleep(5_000, 'it runs on')]);
      assert.match(lost, /ended unasked.*smart shutdown request/s);
    } finally {
      await server.stop();
    }
  });

  it("makes a new cluster's database the application's, and gives it another when somebody has time", async () => {
    await using folder = await temporary();
    const start = () =>
      startDatabase({
        ...{ dir: join(folder.path, 'postgres'), durable: false },
        ...{ adminPassword: 'for the superuser', password: 'for the application' },
      });
    const isAlone: boolean[] = [];
    // Stopped before it has both, as by a kill: the next start finds out.
    for (const settle of [false, true, false]) {
      const server = await start();
      try {
        isAlone.push(server.isAlone);
        if (settle) await withOneToAdminister(server.adminUrl);
        const client = new pg.Client({ connectionString: server.applicationUrl });
        await client.connect();
        await client.query('create schema if not exists ours');
        await client.end();
      } finally {
        await server.stop();
      }
    }
    assert.deepEqual(isAlone, [true, true, false]);
  });

  it('starts after a power cut, although another program has the process id of its last server', async () => {
    await using folder = await temporary();
    const dir = join(folder.path, 'postgres');
    const options = { dir, password: 'for the superuser', durable: false };
    const first = await startPostgres(options);
    const pidFile = join(dir, 'postmaster.pid');
    const left = readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid));
    await first.stop();
    writeFileSync(pidFile, left);
    const second = await startPostgres(options);
    await second.stop();
  });

  it('knows one that was left behind by whatever path leads to it', async () => {
    await using folder = await temporary();
    const [real, link] = [join(folder.path, 'real'), join(folder.path, 'link')];
    mkdirSync(real);
    symlinkSync(real, link);
    const options = { password: 'for the superuser', durable: false };
    const left = await startPostgres({ dir: join(real, 'postgres'), ...options });
    const next = await startPostgres({ dir: join(link, 'postgres'), ...options });
    assert.match(await left.lost, /ended unasked/);
    await next.stop();
  });

  it('writes no statement into its log, because those carry what is secret', async () => {
    await using folder = await temporary();
    const server = await startScratchServer(folder.path);
    const client = new pg.Client({ connectionString: server.applicationUrl });
    try {
      await client.connect();
      await assert.rejects(client.query(`select 'a secret', 1 / 0`));
      await client.query('create temp table address (name text unique)');
      await assert.rejects(client.query(`insert into address values ('private'), ('private')`));
      const said = readFileSync(join(folder.path, 'postgres.log'), 'utf8');
      assert.match(said, /division by zero/);
      assert.doesNotMatch(said, /secret|private/);
    } finally {
      await client.end();
      await server.stop();
    }
  });

  it('is not made in a folder that holds something else', async () => {
    await using folder = await temporary();
    const dir = join(folder.path, 'postgres');
    mkdirSync(dir);
    writeFileSync(join(dir, 'notes.txt'), 'mine');
    await assert.rejects(startPostgres({ dir, password: '' }), /is no database/);
    assert.equal(readFileSync(join(dir, 'notes.txt'), 'utf8'), 'mine');
  });

  it('keeps an eighth of the memory as its own, never less than its default nor more than 2 GiB', () => {
    const settings = [512 * MIB, 4 * GIB, 64 * GIB].map(sharedBuffersFor);
    assert.deepEqual(
      settings,
      ['128MB', '512MB', '2048MB'].map((size) => `shared_buffers=${size}`),
    );
  });
});
