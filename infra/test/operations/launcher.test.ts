import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { buildIfStale } from '../../build/build.ts';
import { freePort } from '../../local/ports.ts';
import { ROOT } from '../../local/settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-launcher-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

type Begun = Awaited<ReturnType<typeof begin>>;
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

  it('loads nothing into the API that only later requests need, and then describes it all the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-loaded-'));
    const [spy, TOLD] = [join(folder, 'spy.cjs'), join(folder, 'loaded')];
    writeFileSync(spy, TELL_WHAT_IS_LOADED);
    const { launcher, ended, port } = await launch({ NODE_OPTIONS: `--require ${spy}`, TOLD });
    const described = await fetch(`http://127.0.0.1:${port}/api/docs-json`);
    const written = readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8');
    assert.deepEqual(await described.json(), JSON.parse(written));
    launcher.kill('SIGINT');
    assert.deepEqual(await ended, [0, null]);
    const loaded = readFileSync(TOLD, 'utf8');
    rmSync(folder, { recursive: true });
    assert.match(loaded, /\/server-[\w-]+\.cjs$/m);
    assert.doesNotMatch(loaded, /\/(orm|schemas|search|tokens)-[\w-]+\.cjs$/m);
  });

  it('says of a start that fails what is wrong now, and nothing of an earlier one', async () => {
    assert.match(
      await failed({ RATE_LIMITS: 'logn=5/900' }),
      /RATE_LIMITS: there is no limit called logn; there are .*login/,
    );
    const now = await failed({ HOST: 'nohost.invalid' });
    assert.match(now, /The API did not start .*ENOTFOUND/s);
    assert.doesNotMatch(now, /RATE_LIMITS/);
  });

  it('says in one sentence that its data directory cannot be made', async () => {
    const complaint = await failed({ DATA_DIR: join(ROOT, 'package.json/below') });
    assert.match(complaint, /^lectern {2}DATA_DIR cannot be made: .*\n$/);
  });

  it('tells who waits while Redis is away, and leaves nobody behind when it is killed meanwhile', async () => {
    const REDIS_URL = 'redis://127.0.0.1:1';
    const begun = await begin({ REDIS_URL });
    await saying(begun, /The worker is not ready yet; what it says is in .*worker\.log/);
    const children = childrenOf(begun.launcher);
    begun.launcher.kill('SIGKILL');
    await gone(children);
  });

  it('makes the whole demo world after a first start that was killed as soon as it had a database', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'lectern-first-'));
    const env = { DATA_DIR, APP_ENV: 'development', DEMO_WORLD: '1' };
    const killed = await begin(env);
    while (!existsSync(join(DATA_DIR, 'postgres/PG_VERSION'))) await sleep(10);
    const children = childrenOf(killed.launcher);
    killed.launcher.kill('SIGKILL');
    await gone(children);
    const { launcher, ended, port } = await launch(env);
    const found = await fetch(`http://127.0.0.1:${port}/api/course/getpublishedcourses?limit=50`);
    assert.equal((await found.text()).match(/"title":/g)?.length, 10);
    launcher.kill('SIGINT');
    assert.deepEqual(await ended, [0, null]);
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  it('fails with the last words of PostgreSQL when that ends unasked, and leaves nobody behind', async () => {
    const { ended, complaint, port } = await launch({});
    // It ends at once with a message in its log only, as it does when the disk is full.
    const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const from = performance.now();
    process.kill(Number(pid), 'SIGQUIT');
    assert.deepEqual(await ended, [1, null]);
    // No process had to be killed, which the launcher does after 15 s.
    assert.ok(performance.now() - from < 10_000);
    assert.match(await complaint, /PostgreSQL ended unasked.*immediate shutdown request/s);
    await assert.rejects(fetch(`http://127.0.0.1:${port}/health/live`));
  });
});

/** Reports when the API is ready, before its first reply. */
const TELL_WHAT_IS_LOADED = `const { send } = process;
if (send && process.env.ROLES === 'api')
  process.send = (...told) => {
    require('node:fs').writeFileSync(process.env.TOLD, Object.keys(require.cache).join('\\n'));
    return send.apply(process, told);
  };
`;

async function begin(env: NodeJS.ProcessEnv) {
  const port = String(await freePort());
  const launcher = spawn(process.execPath, [join(ROOT, 'infra/local/start.js')], {
    env: {
      ...{ ...process.env, APP_ENV: 'test', DEMO_WORLD: '0', DATA_DIR: dataDir },
      ...{ PORT: port, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => launcher.kill());
  return { launcher, port, ended: once(launcher, 'exit'), complaint: text(launcher.stderr) };
}

/** Resolves when the card says that it is ready. */
async function launch(env: NodeJS.ProcessEnv) {
  const begun = await begin(env);
  return { ...begun, card: await saying(begun, /Lectern is ready.*┘/s) };
}

/** The error output of a launcher that fails to start. */
async function failed(env: NodeJS.ProcessEnv): Promise<string> {
  const { ended, complaint } = await begin(env);
  assert.deepEqual(await ended, [1, null]);
  return complaint;
}

/** All output up to the awaited text. */
function saying({ launcher, ended, complaint }: Begun, awaited: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    launcher.stdout.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      if (awaited.test(said)) resolve(said);
    });
    void ended.then(async () => reject(new Error(`${said}${await complaint}`)));
  });
}

const childrenOf = ({ pid }: ChildProcess): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

async function gone(pids: readonly number[]): Promise<void> {
  const isThere = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (const end = performance.now() + 60_000; pids.some(isThere); await sleep(100))
    assert.ok(performance.now() < end, 'somebody is left behind');
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
