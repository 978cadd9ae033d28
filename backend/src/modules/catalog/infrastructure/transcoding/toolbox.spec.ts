import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FfmpegUnusable, findToolbox, type TranscodingOptions } from './toolbox.js';

let folder: string;
const looking = (changes: Partial<TranscodingOptions> = {}) =>
  findToolbox({ appEnv: 'production', searchPath: folder, workDirectory: folder, ...changes });

/** A program that always prints the text. */
async function program(name: string, prints: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\necho '${prints}'\n`);
  await chmod(path, 0o755);
  return path;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-tools-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('Looking for ffmpeg', () => {
  it('believes the settings first', async () => {
    await program('ffmpeg', 'libx264 aac hls');
    await program('ffprobe', 'ffprobe');
    const chosen = await program('my-ffmpeg', 'libx264 aac hls');
    expect(await looking({ ffmpegPath: chosen })).toMatchObject({
      ffmpeg: chosen,
      ffprobe: join(folder, 'ffprobe'),
      origin: 'settings',
    });
  });

  it('says so loudly when the settings lead nowhere', async () => {
    await expect(looking({ ffmpegPath: '/nowhere' })).rejects.toThrow(FfmpegUnusable);
  });

  it('takes the one on the PATH when it can encode', async () => {
    const ffmpeg = await program('ffmpeg', 'libx264 aac hls');
    await program('ffprobe', 'ffprobe');
    expect(await looking()).toMatchObject({ ffmpeg, origin: 'PATH', wrappers: {} });
  });

  it('passes over one without the encoders, and has none in production', async () => {
    await program('ffmpeg', 'aac hls');
    await program('ffprobe', 'ffprobe');
    expect(await looking()).toBeNull();
  });

  it('falls back to the build npm carries, outside production only', async () => {
    expect(await looking()).toBeNull();
    expect(await looking({ appEnv: 'development' })).toMatchObject({ origin: 'npm' });
  });

  it('knows whether it can bring a high dynamic range to the usual one', async () => {
    await program('ffprobe', 'ffprobe');
    await program('ffmpeg', 'libx264 aac hls tonemap_vaapi setparams');
    expect(await looking()).toMatchObject({ mapsTones: false });
    await program('ffmpeg', 'libx264 aac hls zscale tonemap setparams');
    expect(await looking()).toMatchObject({ mapsTones: true });
  });

  it('uses only wrappers that work here', async () => {
    await program('ffmpeg', 'libx264 aac hls');
    await program('ffprobe', 'ffprobe');
    const nice = join(folder, 'nice');
    await writeFile(nice, '#!/bin/sh\nshift 2\nexec "$@"\n');
    await chmod(nice, 0o755);
    await writeFile(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n');
    await chmod(join(folder, 'unshare'), 0o755);
    expect(await looking()).toMatchObject({ wrappers: { nice } });
    expect((await looking())?.wrappers).not.toHaveProperty('unshare');
  });
});
