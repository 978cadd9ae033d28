import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it } from 'node:test';
import pg from 'pg';
import { sharedBuffersFor } from '../../local/database/postgres.ts';
import { startScratchServer } from '../scratch-server.ts';

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;

describe('The PostgreSQL that comes along', () => {
  it('counts as lost within seconds when somebody tells it to end while connections are open', async () => {
    const server = await startScratchServer(mkdtempSync(join(tmpdir(), 'lectern-postgres-')));
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

  it('keeps an eighth of the memory as its own, never less than its default nor more than 2 GiB', () => {
    const settings = [512 * MIB, 4 * GIB, 64 * GIB].map(sharedBuffersFor);
    assert.deepEqual(
      settings,
      ['128MB', '512MB', '2048MB'].map((size) => `shared_buffers=${size}`),
    );
  });
});
