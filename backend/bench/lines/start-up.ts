import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../infra/local/database/postgres.ts';
import { freePort } from '../../../infra/local/ports.ts';
import { ROOT } from '../../../infra/local/settings.ts';
import { memoryOf } from '../harness/cpu.ts';
import { readable, spreadOf } from '../harness/figures.ts';
import { type Server, startFloorAsScript } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import { startApp } from '../world/app.ts';
import { asAdmin } from '../world/server.ts';
import type { Line } from './line.ts';

const STARTS = 15;
const WARM_UP_MS = 3_000;
const BOOTS = 3;
/** Asked every 2 ms, a first start took 0.2 s longer, because asking takes a fifth of a core. */
const SELDOM_MS = 20;
const BOOTED = 'first start with its database, to the first answer';
/**
 * Idle means without requests for a while: some ten seconds after a start, V8 returns memory that only the start
 * needed.
 */
const IDLE_MS = 20_000;

export const startUp: Line = {
  id: '16',
  covers: ['16', '16 memory', '16 first boot', '16 second boot'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const dataDir = mkdtempSync(join(tmpdir(), 'lectern-start-'));
    const program = (start: (port: number) => Promise<Server>) => ({
      ...{ start, times: [] as number[], memory: [] as number[] },
    });
    const app = program((port) => startApp({ databaseUrl, dataDir, port }));
    const bare = program((port) =>
      startFloorAsScript('bare', { DATABASE_URL: databaseUrl, PORT: `${port}` }),
    );
    const programs = [app, bare];
    // The first starts fill the compile cache, as an installation's first start does.
    for (let round = -2; round < STARTS; round += 1) {
      for (const { times, start } of programs) {
        const { milliseconds, server } = await untilAnswer(start);
        if (round >= 0) times.push(milliseconds);
        await server.stop();
      }
    }
    const idle = await Promise.all(programs.map(({ start }) => untilAnswer(start)));
    const early = readable(memoryOf(idle[0]?.server.pid ?? 0).now / 1024 ** 2);
    // Idle processes do not disturb the measurement, once they have warmed up.
    const [booted] = await Promise.all([sleep(WARM_UP_MS).then(boots), sleep(IDLE_MS)]);
    for (const [at, { server }] of idle.entries()) {
      programs[at]?.memory.push(memoryOf(server.pid).now / 1024 ** 2);
      await server.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
    const spent = `${IDLE_MS / 1_000} s or more after its start; ${early} MiB at its first answer`;
    return [
      compared('16', 'start of the API to its first answer', 'ms', app.times, bare.times, 2),
      compared('16 memory', 'memory of the idle API', 'MiB', app.memory, bare.memory, 1.6, spent),
      ...booted,
    ];
  },
};

function compared(
  line: string,
  what: string,
  unit: string,
  mine: number[],
  others: number[],
  most: number,
  note = '',
): Row {
  const [ours, reference] = [spreadOf(mine), spreadOf(others)];
  const ratios = mine.map((value, at) => value / (others[at] ?? NaN));
  const figure = spreadOf(ratios);
  return {
    ...{ line, what, unit, ours, reference, against: 'node:http + pg', figure },
    ...{ figureUnit: 'x', goal: { most }, note },
  };
}

/**
 * From an empty folder, including the database, as `make start` does it once the packages are installed; then again.
 */
async function boots(): Promise<Row[]> {
  const [first, second, reference]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < BOOTS; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'lectern-boot-'));
    const port = await freePort();
    first.push(await boot(dataDir, port));
    reference.push(await bareDatabase());
    second.push(await boot(dataDir, port));
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [
    {
      ...compared('16 first boot', BOOTED, 'ms', first, reference, 2, 'with the demo world'),
      against: 'initdb, start and createdb',
    },
    {
      ...{ line: '16 second boot', unit: 'ms', figureUnit: 'ms', goal: { most: 500 } },
      what: 'second start with its database',
      ours: spreadOf(second),
      reference: null,
      against: '',
      figure: spreadOf(second),
      note: '',
    },
  ];
}

async function boot(dataDir: string, port: number): Promise<number> {
  const began = performance.now();
  const launcher = spawn(process.execPath, [join(ROOT, 'infra/local/start.js')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: `${port}` },
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => launcher.once('exit', resolve));
  await answer(port, SELDOM_MS);
  const milliseconds = performance.now() - began;
  launcher.kill('SIGINT');
  await gone;
  return milliseconds;
}

async function bareDatabase(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bare-'));
  const began = performance.now();
  const password = 'a password for a minute';
  const server = await startPostgres({ dir: join(folder, 'postgres'), password });
  await asAdmin(server.url('postgres', password, 'postgres'), (admin) =>
    admin.query('create database bare'),
  );
  const milliseconds = performance.now() - began;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return milliseconds;
}

/** Each program reports when it can serve: polling would take a core from the starting processes. */
async function untilAnswer(
  start: (port: number) => Promise<Server>,
): Promise<{ milliseconds: number; server: Server }> {
  const port = await freePort();
  const began = performance.now();
  const server = await start(port);
  await answer(port);
  return { milliseconds: performance.now() - began, server };
}

async function answer(port: number, everyMs = 2): Promise<void> {
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await sleep(everyMs);
  }
}
