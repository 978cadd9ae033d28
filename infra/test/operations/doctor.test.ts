import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ROOT } from '../../local/settings.ts';
import { command } from '../command.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-doctor-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const doctor = (changes: NodeJS.ProcessEnv) =>
  command([process.execPath, join(ROOT, 'infra/operate/doctor.ts')], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', FFMPEG_PATH: '', ...changes },
  });

describe('make doctor', () => {
  it('takes an empty FFMPEG_PATH for an absent one, and comes to the end of its list', async () => {
    const { output } = await doctor({});
    assert.match(output, /ffmpeg.*\n.*confinement.*\n.*PostgreSQL.*\n(.*\n)*.*secrets/);
  });

  it('names what the settings lead to where nobody answers', async () => {
    const { ok, output } = await doctor({
      FFMPEG_PATH: '/nowhere/ffmpeg',
      REDIS_URL: 'redis://127.0.0.1:1',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    assert.equal(ok, false);
    for (const name of ['FFMPEG_PATH', 'REDIS_URL', 'S3_ENDPOINT', 'SMTP_URL'])
      assert.match(output, new RegExp(`✗ .*${name}`));
  });

  for (const [address, port] of [
    ['smtps://user:word@127.0.0.1', 465],
    ['smtp://127.0.0.1', 587],
  ] as const)
    it(`looks for a mail server where mail is sent: ${address} at port ${port}`, async () => {
      assert.match(
        (await doctor({ SMTP_URL: address })).output,
        new RegExp(`127\\.0\\.0\\.1:${port}`),
      );
    });
});
