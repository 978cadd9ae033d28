import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it } from 'node:test';
import pg from 'pg';
import { startScratchServer } from '../scratch-server.ts';

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
});
