import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from '../../local/ports.ts';
import { finishRestore } from '../../local/put-in-place.ts';
import { ROOT } from '../../local/settings.ts';
import { command, type Outcome } from '../command.ts';
import { startScratchServer } from '../scratch-server.ts';
import { contents, RestoreCase, saying, write } from './restore-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-killed-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Kills the program before its nth change of the file system, from 0. */
function killer(step: number): string {
  const file = join(folder, 'killer.mjs');
  write(
    file,
    `import fs from 'node:fs';
     import { syncBuiltinESMExports } from 'node:module';
     let left = ${step};
     for (const name of ['mkdirSync', 'renameSync', 'rmSync', 'rmdirSync', 'copyFileSync']) {
       const change = fs[name];
       fs[name] = (...args) => {
         if (left === 0) process.kill(process.pid, 'SIGKILL');
         left -= 1;
         return change(...args);
       };
     }
     syncBuiltinESMExports();`,
  );
  return `--import=${file}`;
}

/** The current data and what was moved aside; anything else that a killed restore leaves is for the next one. */
function stateOf(dataDir: string) {
  const all = Object.entries(contents(dataDir));
  const below = (folder: string) =>
    Object.fromEntries(
      all.flatMap(([path, says]) =>
        path.startsWith(folder) ? [[path.slice(folder.length), says]] : [],
      ),
    );
  const aside = readdirSync(dataDir)
    .filter((name) => name.startsWith('before-restore-'))
    .sort();
  const data = all.filter(([path]) => !/^(before-|restore\.)/.test(path));
  return { data: Object.fromEntries(data), aside: aside.map((name) => below(`${name}/`)) };
}

/** A start that only reports that it was started. */
function start({ environment }: RestoreCase, port: number): Promise<Outcome> {
  const program = `
    import { runUntilStopped } from '${ROOT}/infra/local/session.ts';
    await runUntilStopped(async () => { console.log('started'); process.exit(0); });`;
  const env = { ...environment, PORT: String(port) };
  return command([process.execPath, '--input-type=module', '--eval', program], { env });
}

const backup = ({ environment }: RestoreCase) =>
  command([process.execPath, join(ROOT, 'infra/operate/backup.ts')], {
    env: { ...environment, BACKUP_DIR: join(folder, 'backups') },
  });

describe('A restore that is killed', () => {
  it('at any step leaves all or nothing to whoever comes next, and deletes nothing', async () => {
    for (let step = 0; ; step += 1) {
      const one = new RestoreCase(folder);
      const { ok } = await one.restore({ NODE_OPTIONS: killer(step) });
      if (ok) {
        // At least as many as moving three things in and three aside takes.
        assert.ok(step > 10, `killed at ${step} steps only`);
        return;
      }
      const copy = `${one.dataDir}-finished`;
      cpSync(one.dataDir, copy, { recursive: true });
      finishRestore(copy);
      const isRestored = Object.values(stateOf(copy).data).includes('saved');
      assert.deepEqual(stateOf(copy), {
        data: saying(isRestored ? 'saved' : 'in use'),
        aside: isRestored ? [saying('in use')] : [],
      });
      const again = await one.restore();
      assert.ok(again.ok, again.output);
      const { data, aside } = stateOf(one.dataDir);
      assert.deepEqual([data, aside[0]], [saying('saved'), saying('in use')]);
    }
  });

  it('is finished by the next start, and nothing works on half of it before', async () => {
    const one = new RestoreCase(folder);
    rmSync(join(one.backup, 'backup.json'));
    mkdirSync(join(one.dataDir, 'restore.ready'));
    cpSync(one.backup, join(one.dataDir, 'restore.ready/2026-01-02'), { recursive: true });
    assert.match((await backup(one)).output, /restore was cut off before its end/);
    const { output } = await start(one, await freePort());
    assert.match(output, /rest of a restore.*before-restore-2026-01-02\.\nstarted/);
    assert.deepEqual(stateOf(one.dataDir), { data: saying('saved'), aside: [saying('in use')] });
  });

  it('while it loads a database of your own keeps everything waiting for the next restore', async () => {
    const server = await startScratchServer(mkdtempSync(join(folder, 'database-')));
    const one = new RestoreCase(folder);
    try {
      one.manifest({ kind: 'dump' });
      rmSync(join(one.backup, 'postgres'), { recursive: true });
      rmSync(join(one.dataDir, 'postgres'), { recursive: true });
      const env = { DATABASE_URL: server.adminUrl, PATH: loader('kill -9 $PPID') };
      assert.equal((await one.restore(env)).ok, false);
      const refused = await start(one, await freePort());
      assert.match(refused.output, /cut off while it loaded the database/);
      const failing = await one.restore({ ...env, PATH: loader('exit 1') });
      assert.match(failing.output, /is as it was/);
      assert.equal((await start(one, await freePort())).ok, false);
      const again = await one.restore({ ...env, PATH: loader('exit 0') });
      assert.ok(again.ok, again.output);
      assert.ok((await start(one, await freePort())).ok);
    } finally {
      await server.stop();
    }
  });
});

/** A fake of PostgreSQL's tool for loading dumps, with the given behavior. */
function loader(way: string): string {
  const bin = mkdtempSync(join(folder, 'bin-'));
  const version = `[ "$1" = --version ] && echo 'pg_restore (PostgreSQL) 99.0' && exit`;
  write(join(bin, 'pg_restore'), `#!/bin/sh\n${version}\n${way}\n`);
  chmodSync(join(bin, 'pg_restore'), 0o755);
  return `${bin}:${process.env['PATH']}`;
}
