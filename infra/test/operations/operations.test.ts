import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { command } from '../command.ts';
import { Person } from '../distributed/person.ts';
import { buildIfStale } from '../../build/build.ts';
import { freePort } from '../../local/ports.ts';
import { ROOT, readSettings } from '../../local/settings.ts';
import { BUNDLE, startStack, type Stack } from '../../local/stack.ts';
import { lock } from '../../local/lock.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../local/server-flags.ts';

// An operator's tasks: first user, backup during use, restore elsewhere.

const folder = mkdtempSync(join(tmpdir(), 'lectern-operations-'));
const backups = join(folder, 'backups');
const dataDirs = ['first', 'second'].map((name) => join(folder, name));
const [first = '', second = ''] = dataDirs;
let running: { stack: Stack; url: string; release: () => void } | undefined;

async function start(dataDir: string): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: dataDir });
  const release = await lock(dataDir, settings.publicUrl);
  const env = { ...process.env, APP_ENV: 'test', DEMO_WORLD: '0' };
  // As in `make start`: what this build has prepared is not prepared again, a restored copy included.
  const build = 'the build under test';
  const stack = await startStack({
    settings,
    env,
    code: BUNDLE,
    build,
    say: () => undefined,
  });
  running = { stack, url: settings.publicUrl, release };
  return settings.publicUrl;
}

async function stop(): Promise<void> {
  await running?.stack.stop();
  running?.release();
  running = undefined;
}

function operate(dataDir: string, program: string, ...args: string[]) {
  return command([process.execPath, join(ROOT, 'infra/operate', program), ...args], {
    env: { ...process.env, APP_ENV: 'test', DATA_DIR: dataDir, BACKUP_DIR: backups },
  });
}

const chart = (file: string): string =>
  readFileSync(join(ROOT, 'infra/helm/lectern', file), 'utf8');

const person = (url: string): Person => new Person(url, assert.fail);
const logIn = (url: string, email: string, password = 'correct horse battery') =>
  person(url).post<{ photoUrl: string }>('/api/auth/login', { email, password });

// Before anything runs, because the programs below would otherwise rebuild while the server is running.
before(() => buildIfStale(() => undefined));

after(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('Running an installation', () => {
  it('backs up while people sign up, and restores elsewhere all that was acknowledged before', async () => {
    const url = await start(first);
    const early = person(url);
    await early.signUp('student');
    const photo = readFileSync(join(ROOT, 'docs/screenshots/home.png'));
    const form = new FormData();
    form.set('photoUrl', new File([new Uint8Array(photo)], 'me.png', { type: 'image/png' }));
    const profile = await early.post<{ photoUrl: string }>('/api/user/updateprofile', form);
    assert.equal(profile.status, 200);
    const before = Buffer.from(await (await fetch(url + profile.body.photoUrl)).arrayBuffer());

    const made = await operate(
      first,
      'backend-program.ts',
      'create-user',
      '--email',
      'ops@example.com',
      '--generate',
    );
    assert.ok(made.ok, made.output);
    const password = /once: (\S+)/.exec(made.output)?.[1] ?? '';
    const status = await operate(first, 'backend-program.ts', 'prepare', '--status');
    assert.match(status.output, /0 pending/);
    const audit = await operate(first, 'backend-program.ts', 'audit');
    assert.match(audit.output, /^ok +I1 /m);
    assert.ok(audit.ok, audit.output);
    const scrub = await operate(first, 'backend-program.ts', 'scrub');
    assert.match(scrub.output, /without an owner, 0 missing/);

    let busy = true;
    const crowd = (async () => {
      for (; busy;) await person(url).signUp('student');
    })();
    const saved = await operate(first, 'backup.ts');
    busy = false;
    await crowd;
    assert.ok(saved.ok, saved.output);
    const late = person(url);
    await late.signUp('student');
    await stop();

    const backup = join(backups, readdirSync(backups)[0] ?? '');
    const restored = await operate(second, 'restore.ts', backup);
    assert.ok(restored.ok, restored.output);
    const again = await start(second);
    const known = await logIn(again, early.email);
    assert.equal(known.status, 200);
    const picture = await fetch(again + new URL(known.body.photoUrl, again).pathname);
    assert.ok(Buffer.from(await picture.arrayBuffer()).equals(before));
    assert.equal((await logIn(again, 'ops@example.com', password)).status, 200);
    assert.equal((await logIn(again, late.email)).status, 401);
    const doctor = await operate(second, 'doctor.ts');
    assert.match(doctor.output, /✓ port +Lectern runs/);
  });

  it('restores over nothing that runs, and moves what was there aside', async () => {
    const backup = join(backups, readdirSync(backups)[0] ?? '');
    const refused = await operate(second, 'restore.ts', backup);
    assert.match(refused.output, /already runs/);
    await stop();
    assert.ok((await operate(second, 'restore.ts', backup)).ok);
    assert.ok(readdirSync(second).some((name) => name.startsWith('before-restore-')));
  });

  it('gives compose every setting that production asks for, and no secret of its own', async () => {
    const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
    const site = join(folder, 'site');
    mkdirSync(join(site, 'infra/docker'), { recursive: true });
    cpSync(join(ROOT, '.env.example'), join(site, '.env.example'));
    cpSync(join(ROOT, 'infra/docker/make-env.sh'), join(site, 'infra/docker/make-env.sh'));
    execFileSync('sh', [join(site, 'infra/docker/make-env.sh'), 'https://learn.example.com']);
    const env = Object.fromEntries(
      [...readFileSync(join(site, '.env'), 'utf8').matchAll(/^([A-Z_0-9]+)=(.+)$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const block = /&settings\n((?: {4}\S.*\n)+)/.exec(compose)?.[1] ?? '';
    const filled = block.replaceAll(
      /\$\{(\w+):\?[^}]*\}/g,
      (_all, name: string) => env[name] ?? '',
    );
    const settings = Object.fromEntries(
      [...filled.matchAll(/^ {4}(\w+): '?([^'\n]*)'?$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const Config = await config();
    assert.equal(Config.read(settings).publicUrl, 'https://learn.example.com');
    assert.throws(() => Config.read({ ...settings, SESSION_SECRET: '' }), /SESSION_SECRET/);
    assert.doesNotMatch(compose, /(PASSWORD|SECRET|KEY): (?!\$\{)\S/);
  });

  it('gives the chart every setting that production asks for', async () => {
    const given = [...chart('templates/settings.yaml').matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.*)$/gm)];
    const secret = [...chart('README.md').matchAll(/--from-literal=([A-Z0-9_]+)=/g)];
    const usual: Record<string, string> = {
      PUBLIC_URL: 'https://learn.example.com',
      DATABASE_URL: 'postgresql://db.example.com/lectern',
      REDIS_URL: 'rediss://redis.example.com',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_PUBLIC_ENDPOINT: 'https://files.example.com',
      SMTP_URL: 'smtps://mail.example.com',
    };
    const settings = Object.fromEntries([
      ...given.map(([, name = '', value = '']) => [name, value.replace(/'|\{\{.*\}\}/g, '')]),
      ...secret.map(([, name = '']) => [name, randomBytes(32).toString('hex')]),
      ...Object.entries(usual),
    ]) as Record<string, string>;
    const Config = await config();
    assert.equal(Config.read(settings).publicUrl, usual['PUBLIC_URL']);
    for (const [, name = ''] of secret)
      assert.ok(chart('values.yaml').includes(name), `values.yaml does not tell of ${name}`);
    for (const name of ['SESSION_SECRET', 'OTP_SECRET', 'MEDIA_SECRET', 'CERTIFICATE_SECRET'])
      assert.throws(() => Config.read({ ...settings, [name]: '' }), new RegExp(name));
  });
});

describe('The settings of the chart', () => {
  it('go back with a release that is taken back', () => {
    assert.match(chart('templates/settings.yaml'), /helm\.sh\/hook: \S*\bpre-rollback\b/);
  });
});

describe('The ingress of the chart', () => {
  it('lets uploads through as they come, where nothing is said of it', () => {
    const [, usual = ''] = /^ {2}annotations:\n((?: {4}.+\n)+)/m.exec(chart('values.yaml')) ?? [];
    assert.match(usual, /nginx\.ingress\.kubernetes\.io\/proxy-body-size: '0'/);
    assert.match(usual, /nginx\.ingress\.kubernetes\.io\/proxy-request-buffering: 'off'/);
  });

  it('is not installed without the addresses it is believed from, which the instructions give', () => {
    const [withIngress = ''] =
      /\{\{- if \.Values\.ingress\.enabled \}\}\n.+\n.*\{\{- else/.exec(
        chart('templates/web.yaml'),
      ) ?? [];
    assert.match(withIngress, /REAL_IP_FROM.*required "ingress\.trustedProxies: .+" \.Values/);
    assert.match(chart('README.md'), /helm install[^`]*--set ingress\.trustedProxies=\S/);
  });
});

describe('The image', () => {
  it('runs the server with the flags and the environment it has everywhere', () => {
    const image = readFileSync(join(ROOT, 'infra/docker/Dockerfile'), 'utf8');
    const command = JSON.stringify(['node', ...SERVER_FLAGS, 'server/main.cjs']).replaceAll(
      ',',
      ', ',
    );
    assert.ok(image.includes(`CMD ${command}`));
    for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
      assert.ok(image.includes(`ENV ${name}=${value}`));
  });
});

interface ConfigClass {
  read(source: object): { publicUrl: string };
}

async function config(): Promise<ConfigClass> {
  const file = join(ROOT, 'backend/dist/platform/infrastructure/config/config.js');
  return ((await import(file)) as { Config: ConfigClass }).Config;
}
