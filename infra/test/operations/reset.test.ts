import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { card } from '../../local/card.ts';
import { readSettings, ROOT } from '../../local/settings.ts';
import { command } from '../command.ts';
import { contents, RestoreCase, saying } from './restore-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-reset-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const DATABASE_URL = 'postgresql://127.0.0.1:1/nowhere';
const S3_ENDPOINT = 'http://127.0.0.1:1';

let one: RestoreCase;
beforeEach(() => (one = new RestoreCase(folder)));

const reset = (env: NodeJS.ProcessEnv) =>
  command([process.execPath, join(ROOT, 'infra/local/reset.ts')], {
    env: { ...one.environment, S3_ENDPOINT: '', ...env },
  });

describe('make reset', () => {
  it('deletes everything where everything is ours', async () => {
    // Of a long run, and of a start that was killed.
    for (const name of ['postgres.log.1', 'secrets.json.new'])
      writeFileSync(join(one.dataDir, name), '');
    const { ok, output } = await reset({});
    assert.ok(ok, output);
    assert.deepEqual(contents(one.dataDir), {});
  });

  it('names what restores put aside, which stays', async () => {
    await one.restore();
    const { output } = await reset({});
    assert.match(output, /still there, with all its data: before-restore-/);
  });

  for (const env of [{ DATABASE_URL }, { S3_ENDPOINT }, { DATABASE_URL, S3_ENDPOINT }]) {
    const names = Object.keys(env);
    it(`deletes nothing that ${names.join(' and ')} would then lack`, async () => {
      const { ok, output } = await reset(env);
      assert.equal(ok, false);
      assert.match(
        output,
        new RegExp(`make reset ${names.map((name) => `${name}=`).join(' ')}$`, 'm'),
      );
      assert.deepEqual(contents(one.dataDir), saying('in use'));
    });

    it(`is not offered on the card with ${names.join(' and ')}`, () => {
      assert.doesNotMatch(card(readSettings(env), 1, env), /make reset/);
      assert.match(card(readSettings({}), 1, {}), /make reset \(deletes all data\)/);
    });
  }
});
