import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../../local/ports.ts';
import { command } from '../command.ts';
import { makeCheckout } from './checkout.ts';
import { write } from './restore-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-dev-'));

before(() => {
  makeCheckout(folder);
  const settings = { compilerOptions: { outDir: 'dist', types: [] }, include: ['src'] };
  write(join(folder, 'backend/tsconfig.build.json'), JSON.stringify(settings));
  write(join(folder, 'backend/src/main.ts'), `export const planted: number = 'no number';`);
});
after(() => rmSync(folder, { recursive: true, force: true }));

describe('make dev', () => {
  it('stops on request while its first compilation has errors, and its compiler with it', async () => {
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
    const launcher = spawn(process.execPath, [join(folder, 'infra/local/dev.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => launcher.kill('SIGKILL'));
    const ended = once(launcher, 'exit', { signal: AbortSignal.timeout(60_000) });
    const failed = new Promise<void>((resolve) => {
      launcher.stdout
        .setEncoding('utf8')
        .on('data', (piece: string) => piece.includes('Found 1 error') && resolve());
    });
    await Promise.race([failed, ended]);
    const { output: compiler } = await command(['pgrep', '-P', String(launcher.pid)]);
    launcher.kill('SIGINT');
    assert.deepEqual(await ended, [0, null]);
    assert.throws(() => process.kill(Number(compiler), 0), { code: 'ESRCH' });
  });
});
