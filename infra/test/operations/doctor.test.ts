import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ROOT } from '../../local/settings.ts';
import { command } from '../command.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-doctor-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('make doctor', () => {
  it('takes an empty FFMPEG_PATH for an absent one, and comes to the end of its list', async () => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', FFMPEG_PATH: '' };
    const { output } = await command([process.execPath, join(ROOT, 'infra/operate/doctor.ts')], {
      env,
    });
    assert.match(output, /ffmpeg.*\n.*confinement.*\n.*PostgreSQL.*\n.*secrets/);
  });
});
