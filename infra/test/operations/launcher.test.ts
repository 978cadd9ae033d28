import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { buildIfStale } from '../../local/build.ts';
import { freePort } from '../../local/ports.ts';
import { ROOT } from '../../local/settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-launcher-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));
before(() => buildIfStale(() => undefined));

describe('make start', () => {
  it('fails with the last words of PostgreSQL when that ends unasked, and leaves nobody behind', async () => {
    const PORT = String(await freePort());
    const launcher = spawn(process.execPath, [join(ROOT, 'infra/local/start.ts')], {
      env: { ...process.env, APP_ENV: 'test', DEMO_WORLD: '0', PORT, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    process.once('exit', () => launcher.kill());
    const ended = once(launcher, 'exit');
    const complaint = text(launcher.stderr);
    for await (const said of launcher.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      if (!said.includes('Lectern is ready')) continue;
      // It ends at once, with words in its log and none to the launcher, as it does when the disk is full.
      const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
    }
    assert.deepEqual(await ended, [1, null]);
    assert.match(await complaint, /PostgreSQL ended unasked.*immediate shutdown request/s);
    await assert.rejects(fetch(`http://127.0.0.1:${PORT}/health/live`));
  });
});
