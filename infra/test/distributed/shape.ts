import { cpSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/ports.ts';
import { runPrepare } from '../../local/prepare.ts';
import { secretsOf } from '../../local/secrets.ts';
import { SERVER_FLAGS } from '../../local/server-flags.ts';
import { ROOT } from '../../local/settings.ts';
import { BUNDLE } from '../../local/stack.ts';
import { command } from '../command.ts';
import { startS3 } from '../services/s3.ts';
import { MailCatcher } from './mail-catcher.ts';
import { postgresOfDebian } from './postgres-of-debian.ts';
import { Process } from './process.ts';

const BUCKET = 'lectern-files';

/** Three API processes behind nginx, two workers, PostgreSQL, Redis, an S3 server and a mail server, on loopback. */
export interface Shape {
  url: string;
  databaseUrl: string;
  databaseVersion: string;
  apis: (Process & { url: string })[];
  workers: Process[];
  postgres: Process;
  redis: Process & { port: number };
  mails: MailCatcher;
  stop(): Promise<void>;
}

const statusOf = async (url: string): Promise<number> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status;

export async function startShape(): Promise<Shape> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-distributed-'));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.reverse()) await end();
    if (process.env['KEEP_LOGS'])
      cpSync(folder, process.env['KEEP_LOGS'], {
        recursive: true,
        filter: (path) => path === folder || path.endsWith('.log'),
      });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return await assemble(folder, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(
  folder: string,
  stops: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Shape> {
  const store = await startS3();
  if ('missing' in store) throw new Error(store.missing);
  stops.push(() => store.stop());
  const database = await postgresOfDebian(folder);
  stops.push(() => database.process.end('SIGINT'));
  const redis = await startRedis(folder);
  stops.push(() => redis.end('SIGTERM'));
  const mails = new MailCatcher();
  const smtp = await mails.start();
  stops.push(() => mails.stop());

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    APP_ENV: 'test',
    PUBLIC_URL: url,
    HOST: '127.0.0.1',
    TRUST_PROXY: 'true',
    DRAIN_SECONDS: '4',
    DATABASE_URL: database.url,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    S3_ENDPOINT: store.env['TEST_S3_ENDPOINT'],
    S3_ACCESS_KEY: store.env['TEST_S3_ACCESS_KEY'],
    S3_SECRET_KEY: store.env['TEST_S3_SECRET_KEY'],
    S3_PUBLIC_ENDPOINT: url,
    S3_BUCKET: BUCKET,
    SMTP_URL: smtp,
    CLIENT_DIR: join(ROOT, 'frontend/dist'),
    ...secretsOf(folder),
  };
  await runPrepare('dist/bundle/prepare.js', { ...env, DATA_DIR: folder });

  const apis: Shape['apis'] = [];
  const workers: Process[] = [];
  // The first one alone, because creating the bucket must not be a race.
  for (const name of ['api-1', 'api-2', 'api-3']) {
    const apiPort = await freePort();
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const own = { ROLES: 'api', PORT: String(apiPort) };
    const api = server(folder, name, { ...env, ...own }, `${apiUrl}/health/ready`);
    apis.push(Object.assign(api, { url: apiUrl }));
  }
  for (const name of ['worker-1', 'worker-2']) {
    const healthPort = await freePort();
    const own = { ROLES: 'worker', METRICS_PORT: String(healthPort) };
    const ready = `http://127.0.0.1:${healthPort}/health/ready`;
    workers.push(server(folder, name, { ...env, ...own }, ready));
  }
  const [first, ...others] = [...apis, ...workers];
  stops.push(() => Promise.all([...apis, ...workers].map((one) => one.end('SIGKILL'))));
  await first?.start();
  await Promise.all(others.map((one) => one.start()));

  const web = await startNginx(folder, port, apis, new URL(env['S3_ENDPOINT'] ?? '').host);
  stops.push(() => web.end('SIGQUIT'));
  return {
    url,
    databaseUrl: database.url,
    databaseVersion: database.version,
    apis,
    workers,
    postgres: database.process,
    redis,
    mails,
    stop,
  };
}

function server(folder: string, name: string, env: NodeJS.ProcessEnv, readyUrl: string): Process {
  mkdirSync(join(folder, name));
  return new Process({
    name,
    command: [process.execPath, ...SERVER_FLAGS, join(ROOT, 'backend', BUNDLE.server)],
    env: { ...env, DATA_DIR: join(folder, name) },
    logFile: join(folder, `${name}.log`),
    answers: async () => (await statusOf(readyUrl)) === 200,
  });
}

async function startRedis(folder: string): Promise<Process & { port: number }> {
  const port = await freePort();
  const where = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
  const keep = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'];
  const redis = new Process({
    name: 'Redis',
    command: ['redis-server', ...where, ...keep],
    logFile: join(folder, 'redis.log'),
    answers: async () =>
      (await command(['redis-cli', '-p', String(port), 'ping'])).output.includes('PONG'),
  });
  await redis.start();
  return Object.assign(redis, { port });
}

/** The image's nginx, started as in the image. */
async function startNginx(
  folder: string,
  port: number,
  apis: { url: string }[],
  s3: string,
): Promise<Process> {
  // Prepared as in the build of the image.
  const client = join(folder, 'client');
  cpSync(join(ROOT, 'frontend/dist'), client, { recursive: true });
  const compress = join(ROOT, 'infra/docker/compress.ts');
  const compressed = await command([process.execPath, compress, client]);
  if (!compressed.ok) throw new Error(compressed.output);
  const nginx = new Process({
    name: 'nginx',
    command: ['sh', join(ROOT, 'infra/nginx/start.sh')],
    env: {
      PATH: process.env['PATH'],
      LISTEN: `127.0.0.1:${port}`,
      API_SERVERS: apis.map((api) => new URL(api.url).host).join(' '),
      CLIENT_DIR: client,
      S3_SERVER: s3,
      S3_BUCKET: BUCKET,
      RUN_DIR: join(folder, 'nginx'),
    },
    logFile: join(folder, 'nginx.log'),
    answers: async () => (await statusOf(`http://127.0.0.1:${port}/health/web`)) === 200,
  });
  await nginx.start();
  return nginx;
}
