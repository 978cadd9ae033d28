import { describe, expect, it } from '@jest/globals';
import type { FileInfo } from '../../../../platform/application/files.js';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { renditionFolder, videoSourceKey } from '../../domain/videos/video-files.js';
import { ProfilePhotos } from '../courses/profile-photos.js';
import { MediaReferences, type ReferencedFiles } from './media-references.js';
import { ScrubMedia } from './scrub-media.js';

const id = '0192f0c1-7b5e-7000-8000-00000000abcd';
const SEGMENTS = Array.from({ length: 500 }, (_, n) => `${renditionFolder(id, '240p')}${n}.m4s`);
const NEEDED = [...SEGMENTS, videoSourceKey(id)];

/** Counts calls; a listing is a single call, however long it is. */
class AskedFiles extends InMemoryFiles {
  questions = 0;

  override info(key: string): Promise<FileInfo | null> {
    this.questions += 1;
    return super.info(key);
  }

  override async *list(prefix: string): AsyncIterable<FileInfo> {
    const asked = this.questions + 1;
    yield* super.list(prefix);
    this.questions = asked;
  }
}

class OneVideo extends MediaReferences {
  async known(_: string, ids: readonly string[]): Promise<Set<string>> {
    return new Set(ids);
  }

  async *required(): AsyncGenerator<ReferencedFiles> {
    yield { id, keys: NEEDED };
  }

  async stillRequires(): Promise<boolean> {
    return true;
  }
}

class NoPhotos extends ProfilePhotos {
  async inUse(): Promise<ReadonlySet<string>> {
    return new Set();
  }
}

async function storeWithout(...lost: readonly string[]) {
  const files = new AskedFiles();
  for (const key of NEEDED) if (!lost.includes(key)) await files.write(key, Buffer.from('x'));
  return { files, scrub: new ScrubMedia(files, new OneVideo(), new NoPhotos(), new FixedClock()) };
}

describe('Scrubbing a large store', () => {
  it('finds that a source is missing, which lies beside those of all others', async () => {
    const { scrub } = await storeWithout(videoSourceKey(id));
    expect((await scrub.execute()).missing).toEqual([videoSourceKey(id)]);
  });

  it('asks for the folder of a video, and not for each of its files', async () => {
    const { files, scrub } = await storeWithout();
    expect((await scrub.execute()).missing).toEqual([]);
    expect(files.questions).toBeLessThan(10);
  });
});
