import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { lock } from '../../local/lock.ts';
import { command } from '../command.ts';
import { makeCheckout } from './checkout.ts';
import { write } from './restore-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-program-'));
const dataDir = join(folder, 'data');
const dist = join(folder, 'backend/dist');
let release: () => void;

const audit = (env: NodeJS.ProcessEnv = {}) =>
  command([process.execPath, join(folder, 'infra/operate/backend-program.ts'), 'audit'], {
    env: {
      ...{ ...process.env, APP_ENV: 'test', DATA_DIR: dataDir },
      ...{ DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere', ...env },
    },
  });

// A checkout that was updated after its build; its sources cannot be built, so that any attempt is noticed.
before(() => {
  makeCheckout(folder);
  write(join(folder, 'backend/src/audit.ts'), 'of the next release');
});

beforeEach(async () => {
  write(join(dist, '.built'), 'from what was here before');
  write(join(dist, 'bundle/audit.js'), `console.log('of the release that runs')`);
  mkdirSync(dataDir, { recursive: true });
  release = await lock(dataDir, 'http://localhost:8000');
});

afterEach(() => release());
after(() => rmSync(folder, { recursive: true, force: true }));

describe('A program of the backend, after a pull', () => {
  it('is the one that was built while Lectern runs, and says so', async () => {
    const { ok, output } = await audit();
    assert.ok(ok, output);
    assert.match(output, /what was built is used/);
    assert.match(output, /of the release that runs/);
  });

  it('is not built under a running Lectern when there is none', async () => {
    rmSync(join(dist, 'bundle'), { recursive: true });
    const { ok, output } = await audit();
    assert.equal(ok, false);
    assert.match(output, /this is not built/);
    assert.ok(existsSync(join(dist, '.built')));
  });

  it('is not built for a data directory without a database, as when DATA_DIR was forgotten', async () => {
    const { ok, output } = await audit({ DATABASE_URL: '', DATA_DIR: join(folder, 'forgotten') });
    assert.equal(ok, false);
    assert.match(output, /There is no database in/);
    assert.ok(existsSync(join(dist, '.built')));
  });

  it('is built anew when nothing runs', async () => {
    release();
    const { output } = await audit();
    assert.match(output, /Building the server/);
    assert.equal(existsSync(join(dist, '.built')), false);
  });
});
