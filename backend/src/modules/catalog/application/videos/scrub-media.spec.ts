import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { MediaReferences } from './media-references.js';
import { ProfilePhotos } from '../courses/profile-photos.js';
import { ScrubMedia } from './scrub-media.js';

const [kept, gone] = [SequentialIds.nth(1), SequentialIds.nth(2)];

/** References to one video and its files. */
class OneVideo extends MediaReferences {
  async known(_kind: string, ids: readonly string[]): Promise<Set<string>> {
    return new Set(ids.filter((id) => id === kept));
  }

  async *required() {
    yield { id: kept, keys: [`videos/${kept}/poster.jpg`, `videos/${kept}/144p/init.mp4`] };
    yield { id: gone, keys: [`uploads/${gone}/part`] };
  }

  /** The upload was canceled meanwhile. */
  async stillRequires(id: string): Promise<boolean> {
    return id === kept;
  }
}

/** One photo that is in use. */
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

  it('removes the orphans on the word of a person, and nothing else', async () => {
    clock.advance(25 * 3_600);
    expect(await scrub.execute('none')).toMatchObject({ isRemoved: false });
    expect(files.keys).toHaveLength(3);
    await scrub.execute('all');
    expect(files.keys).toEqual([`videos/${kept}/poster.jpg`]);
  });
});

describe('Scrubbing by itself', () => {
  class Some extends OneVideo {
    constructor(private readonly ids: ReadonlySet<string>) {
      super();
    }

    override async known(_kind: string, ids: readonly string[]): Promise<Set<string>> {
      return new Set(ids.filter((id) => this.ids.has(id)));
    }
  }

  /** A store with the files of so many videos, of which the first ones are missing in the database. */
  async function isRemoved(lost: number, all: number): Promise<boolean> {
    const ids = Array.from({ length: all }, (_, n) => SequentialIds.nth(n + 1));
    const store = new InMemoryFiles();
    for (const id of ids) await store.write(`videos/${id}/poster.jpg`, Buffer.from('x'));
    const references = new Some(new Set(ids.slice(lost)));
    const result = await new ScrubMedia(store, references, new OnePhoto(), clock).execute(
      'accidents',
    );
    expect(store.keys).toHaveLength(result.isRemoved ? all - lost : all);
    return result.isRemoved;
  }

  beforeEach(() => clock.advance(25 * 3_600));

  it.each([
    ['the only orphan of a small shop', 1, 3, true],
    ['two of three', 2, 3, false],
    ['two of twenty', 2, 20, true],
    ['more than a tenth', 3, 20, false],
    ['as many as accidents leave', 20, 300, true],
    ['more than that', 21, 300, false],
    ['all there is, where the database knows nothing of it', 1, 1, false],
    ['the whole of a small shop', 15, 15, false],
  ])('of %s: %i of %i, %s', async (_, lost, all, expected) => {
    expect(await isRemoved(lost, all)).toBe(expected);
  });
});
