import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { InMemoryUploads } from '../../testing/in-memory-uploads.js';
import { anUpload, noon, partOf } from '../../testing/upload-builder.js';
import { aVideo } from '../../testing/video-builder.js';
import { StoredVideoSources } from './stored-video-sources.js';

const video = aVideo();
let files: InMemoryFiles;
let uploads: InMemoryUploads;
let sources: StoredVideoSources;

beforeEach(() => {
  files = new InMemoryFiles();
  uploads = new InMemoryUploads();
  sources = new StoredVideoSources(uploads, files, new ImmediateUnitOfWork());
});

/** `abcdef` in two parts. */
async function inParts(announced = 'abcdef'): Promise<void> {
  const sha256 = createHash('sha256').update(announced).digest('hex');
  const upload = anUpload({ id: video.id, size: 6, sha256 });
  for (const [at, content] of [
    [0, 'ab'],
    [2, 'cdef'],
  ] as const) {
    const part = partOf(at, content.length);
    await files.write(part.key, Buffer.from(content));
    upload.add(part, noon);
  }
  await uploads.save(upload);
}

describe('The source of a video', () => {
  it('is read as it is when it arrived at once', async () => {
    await files.write(video.sourceKey, Buffer.from('abcdef'));
    expect(await text(sources.read(video))).toBe('abcdef');
  });

  it('says how much there is to copy before it is read', async () => {
    expect(sources.read(video).size).toBe(video.size);
  });

  it('is put where it is needed when it arrived at once, but not in parts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-source-'));
    await files.write(video.sourceKey, Buffer.from('abcdef'));
    expect(await sources.read(video).placeAt(join(folder, 'whole'))).toBe(true);
    expect(await readFile(join(folder, 'whole'), 'utf8')).toBe('abcdef');
    await inParts();
    expect(await sources.read(video).placeAt(join(folder, 'parts'))).toBe(false);
    expect(await readdir(folder)).toEqual(['whole']);
    await rm(folder, { recursive: true });
  });

  it('is read as one when it arrived in parts', async () => {
    await inParts();
    expect(await text(sources.read(video))).toBe('abcdef');
  });

  it('is refused when it is not what was announced', async () => {
    await inParts('abcdeX');
    await expect(text(sources.read(video))).rejects.toThrow('damaged on its way to us');
  });

  it('is one file once it is joined', async () => {
    await inParts();
    await sources.join(video);
    expect((await files.info(video.sourceKey))?.size).toBe(6);
  });
});
