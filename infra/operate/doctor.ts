import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { isRunning } from '../local/lock.ts';
import { postgresBinaries } from '../local/database/postgres-binaries.ts';
import { isFree } from '../local/ports.ts';
import { readSettings, type Settings } from '../local/settings.ts';
import { run } from '../local/run.ts';

// Checks Lectern's requirements on this machine; every failed line says what to do.

type Verdict = { ok: boolean | 'note'; found: string; fix?: string };
const GIB = 1024 ** 3;
/** Where the server goes if an address names no port. */
const USUAL_PORTS: Readonly<Record<string, number>> = {
  ...{ 'http:': 80, 'https:': 443, 'redis:': 6379, 'rediss:': 6379 },
  // Those of nodemailer. Port 25 is for mail between servers, and many networks let nobody out to it.
  ...{ 'smtp:': 587, 'smtps:': 465 },
};

const first = (command: string, ...args: string[]): string | undefined => {
  const { error, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return error ? undefined : stdout.split('\n')[0];
};

/** Whether anything listens at the setting's address, without checking the protocol. */
async function answers(name: string, meanwhile: string): Promise<Verdict> {
  const address = process.env[name];
  if (!address) return { ok: true, found: `${name} is not set: what comes along is used` };
  try {
    const { hostname, port: given, protocol } = new URL(address);
    const port = Number(given) || USUAL_PORTS[protocol];
    if (!port) throw new Error(`${protocol} is no such address`);
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port, timeout: 5_000 });
    socket.once('timeout', () => socket.destroy(new Error(`no answer from port ${port}`)));
    await once(socket, 'connect').finally(() => socket.destroy());
    return { ok: true, found: `${hostname} answers at port ${port}` };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { ok: false, found: message || String(code), fix: `is ${name} right? ${meanwhile}` };
  }
}

const CHECKS: Record<string, (settings: Settings) => Verdict | Promise<Verdict>> = {
  'Node.js': () => ({
    ok: Number(process.versions.node.split('.')[0]) >= 24,
    found: process.versions.node,
    fix: 'make install brings version 24, and the commands of npm run it',
  }),
  'data directory': ({ dataDir }) => {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      accessSync(dataDir, constants.W_OK);
      return { ok: true, found: `${dataDir} can be written` };
    } catch (error) {
      const fix =
        'choose another one: DATA_DIR=/srv/lectern, or give it to the user who runs Lectern';
      return { ok: false, found: (error as Error).message, fix };
    }
  },
  disk: ({ dataDir }) => {
    const { bavail, bsize } = statfsSync(existsSync(dataDir) ? dataDir : '.');
    const free = (bavail * bsize) / GIB;
    const fix = 'an hour of video takes 2 to 4 GiB: make room, or set DATA_DIR or S3_ENDPOINT';
    return { ok: free >= 5, found: `${free.toFixed(1)} GiB free`, fix };
  },
  port: async ({ port, dataDir }) => {
    if (existsSync(dataDir) && (await isRunning(dataDir)))
      return { ok: true, found: `Lectern runs on this data directory` };
    const fix = `another program has it: PORT=${port + 1} make start`;
    return { ok: await isFree(port), found: String(port), fix };
  },
  ffmpeg: () => {
    for (const name of ['FFMPEG_PATH', 'FFPROBE_PATH']) {
      const chosen = process.env[name];
      if (!chosen || first(chosen, '-version')) continue;
      const mend = `take ${name} back, or let it lead to one that runs: no video is processed so`;
      return { ok: false, found: `${name} does not lead to one: ${chosen}`, fix: mend };
    }
    const found = first(process.env['FFMPEG_PATH'] || 'ffmpeg', '-version');
    const fix =
      'apt install ffmpeg; until then the old one that npm carries is used, in production none';
    return { ok: found ? true : 'note', found: found ?? 'none on the PATH', fix };
  },
  confinement: () => {
    const works =
      spawnSync('unshare', ['--user', '--net', 'true'], { stdio: 'ignore' }).status === 0;
    const fix = 'ffmpeg can reach the network while it reads uploads: allow user namespaces';
    return {
      ok: works ? true : 'note',
      found: works ? 'user namespaces' : 'no user namespaces',
      fix,
    };
  },
  PostgreSQL: async ({ databaseUrl }) => {
    if (!databaseUrl) return { ok: true, found: (await postgresBinaries()).postgres };
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      const version = rows[0]?.server_version ?? '';
      return {
        ok: parseInt(version, 10) >= 15,
        found: version,
        fix: 'version 15 or newer is needed',
      };
    } catch (error) {
      return {
        ok: false,
        found: (error as Error).message,
        fix: 'is DATABASE_URL right, and does it run?',
      };
    } finally {
      void client.end().catch(() => undefined);
    }
  },
  Redis: () => answers('REDIS_URL', 'the queue and limits wait for it'),
  'store of files': () => answers('S3_ENDPOINT', 'videos and pictures wait for it'),
  'mail server': () => answers('SMTP_URL', 'mails wait for it'),
  secrets: ({ dataDir }) => {
    const found = existsSync(join(dataDir, 'secrets.json'));
    return { ok: true, found: found ? 'made' : 'will be made at the first start' };
  },
};

const MARKS = new Map<Verdict['ok'], string>([
  [true, '✓'],
  ['note', '!'],
  [false, '✗'],
]);

await run(async () => {
  const settings = readSettings(process.env);
  for (const [name, check] of Object.entries(CHECKS)) {
    const { ok, found, fix } = await check(settings);
    const advice = ok !== true && fix ? ` -> ${fix}` : '';
    console.log(`${MARKS.get(ok)} ${name.padEnd(15)} ${found}${advice}`);
    if (ok === false) process.exitCode = 1;
  }
});
