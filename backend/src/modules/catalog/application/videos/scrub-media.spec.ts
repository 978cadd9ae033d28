import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { MediaReferences } from './media-references.js';
import { ProfilePhotos } from '../courses/profile-photos.js';
import { ScrubMedia } from './scrub-media.js';

const [kept, gone] = [SequentialIds.nth(1), SequentialIds.nth(2)];

/** Knows one video and what belongs to it. */
class OneVideo extends MediaReferences {
  async known(_kind: string, ids: readonly string[]): Promise<Set<string>> {
    return new Set(ids.filter((id) => id === kept));
  }

  async *required() {
    yield { id: kept, keys: [`videos/${kept}/poster.jpg`, `videos/${kept}/144p/init.mp4`] };
    yield { id: gone, keys: [`uploads/${gone}/part`] };
  }

  /** The upload was canceled since. */
  async stillRequires(id: string): Promise<boolean> {
    return id === kept;
  }
}

/** Knows one photo that is shown. */
class OnePhoto extends ProfilePhotos {
  async inUse(photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(photoIds.filter((id) => id === kept));
  }
}

let files: InMemoryFiles;
let clock: FixedClock;
let scrub: ScrubMedia;

beforeEach(async () => {
  files = new InMemoryFiles();
  clock = new FixedClock(new Date());
  scrub = new ScrubMedia(files, new OneVideo(), new OnePhoto(), clock);
  for (const key of [`videos/${kept}/poster.jpg`, `videos/${gone}/poster.jpg`, 'uploads/stray'])
    await files.write(key, Buffer.from('x'));
});

describe('Scrubbing the store', () => {
  it('finds what nobody refers to, once it is a day old', async () => {
    expect((await scrub.execute()).orphans).toEqual([]);
    clock.advance(25 * 3_600);
    expect((await scrub.execute()).orphans).toEqual([`videos/${gone}/poster.jpg`, 'uploads/stray']);
    expect(files.keys).toHaveLength(3);
  });

  it('finds photos that no profile shows, and leaves the others', async () => {
    for (const id of [kept, gone])
      await files.write(`public/avatars/${id}/96.webp`, Buffer.from('x'));
    clock.advance(25 * 3_600);
    const { orphans } = await scrub.execute();
    expect(orphans.filter((key) => key.startsWith('public/'))).toEqual([
      `public/avatars/${gone}/96.webp`,
    ]);
  });

  it('finds what is referred to and not there, unless its owner went meanwhile, too', async () => {
    expect((await scrub.execute()).missing).toEqual([`videos/${kept}/144p/init.mp4`]);
  });

  it('removes the orphans when asked, unless they are suspiciously many, and nothing else', async () => {
    clock.advance(25 * 3_600);
    await scrub.execute({ mostOwners: 1 });
    expect(files.keys).toHaveLength(3);
    await scrub.execute({ mostOwners: 2 });
    expect(files.keys).toEqual([`videos/${kept}/poster.jpg`]);
  });
});
