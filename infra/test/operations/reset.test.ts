import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { card } from '../../local/card.ts';
import { readSettings, ROOT } from '../../local/settings.ts';
import { command } from '../command.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-reset-'));
const secrets = join(dataDir, 'secrets.json');
after(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(() => writeFileSync(secrets, '{}'));

const reset = (env: NodeJS.ProcessEnv) =>
  command([process.execPath, join(ROOT, 'infra/local/reset.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', S3_ENDPOINT: '', ...env },
  });

describe('make reset', () => {
  it('deletes what lies in the data directory', async () => {
    const { ok, output } = await reset({});
    assert.ok(ok, output);
    assert.equal(existsSync(secrets), false);
  });

  for (const [name, value] of [
    ['DATABASE_URL', 'postgresql://me:secret@db.example/lectern'],
    ['S3_ENDPOINT', 'https://store.example'],
  ] as const)
    it(`refuses where ${name} says that data lies elsewhere, which needs what lies here`, async () => {
      const { ok, output } = await reset({ [name]: value });
      assert.equal(ok, false);
      assert.match(output, new RegExp(`${name} is set`));
      assert.equal(existsSync(secrets), true);
      const env = { DATA_DIR: dataDir, [name]: value };
      assert.doesNotMatch(card(readSettings(env), 1, env), /make reset/);
    });
});
