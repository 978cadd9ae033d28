import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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
  it('serves the figures of both processes, and tells of nobody from a demo world that is not there', async () => {
    const METRICS_PORT = await twoPorts();
    const { launcher, ended, card } = await launch({ METRICS_PORT: String(METRICS_PORT) });
    assert.doesNotMatch(card, /lectern\.test|password/);
    for (const port of [METRICS_PORT, METRICS_PORT + 1]) {
      const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
      assert.match(await reply.text(), /^lectern_outbox_due/m);
    }
    launcher.kill('SIGINT');
    assert.deepEqual(await ended, [0, null]);
  });

  it('fails with the last words of PostgreSQL when that ends unasked, and leaves nobody behind', async () => {
    const { ended, complaint, port } = await launch({});
    // It ends at once, with words in its log and none to the launcher, as it does when the disk is full.
    const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const from = performance.now();
    process.kill(Number(pid), 'SIGQUIT');
    assert.deepEqual(await ended, [1, null]);
    // Nobody had to be killed, which the launcher does after 15 s.
    assert.ok(performance.now() - from < 10_000);
    assert.match(await complaint, /PostgreSQL ended unasked.*immediate shutdown request/s);
    await assert.rejects(fetch(`http://127.0.0.1:${port}/health/live`));
  });
});

/** Resolves when it is ready, which the card says. */
async function launch(env: NodeJS.ProcessEnv) {
  const port = String(await freePort());
  const launcher = spawn(process.execPath, [join(ROOT, 'infra/local/start.ts')], {
    env: {
      ...{ ...process.env, APP_ENV: 'test', DEMO_WORLD: '0', DATA_DIR: dataDir },
      ...{ PORT: port, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => launcher.kill());
  const ended = once(launcher, 'exit');
  const complaint = text(launcher.stderr);
  const card = await new Promise<string>((resolve, reject) => {
    let said = '';
    launcher.stdout.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      if (said.includes('Lectern is ready') && said.includes('┘')) resolve(said);
    });
    void ended.then(async () => reject(new Error(`${said}${await complaint}`)));
  });
  return { launcher, ended, complaint, port, card };
}

async function twoPorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = createServer();
    const free = await new Promise<boolean>((resolve) => {
      next.once('error', () => resolve(false)).listen(port + 1, '127.0.0.1', () => resolve(true));
    });
    next.close();
    if (free) return port;
  }
}
