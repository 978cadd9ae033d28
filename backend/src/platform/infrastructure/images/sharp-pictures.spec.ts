import { describe, expect, it } from '@jest/globals';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Busy } from '../../domain/domain-error.js';
import type { StoredFile } from '../../application/files.js';
import { UnsupportedPicture } from '../../application/pictures.js';
import { eventually } from '../../testing/eventually.js';
import { InMemoryFiles } from '../../testing/in-memory-files.js';
import { SharpPictures } from './sharp-pictures.js';

const MOST = 17;

/** Blocks writes until a test lets them continue. */
class SlowFiles extends InMemoryFiles {
  readonly begun: string[] = [];
  private goOn: () => void = () => undefined;
  private readonly held = new Promise<void>((resolve) => (this.goOn = resolve));

  override async write(key: string, content: Buffer): Promise<StoredFile> {
    this.begun.push(key);
    await this.held;
    return super.write(key, content);
  }

  release(): void {
    this.goOn();
  }
}

const picture = await sharp({
  create: { width: 300, height: 200, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer();

describe('Pictures that come all at once', () => {
  const folders = Array.from({ length: MOST + 3 }, (_, n) => `${n}`);

  it('are worked on one after the other, and beyond some that wait refused as too many', async () => {
    const files = new SlowFiles();
    const pictures = new SharpPictures(files);
    const all = folders.map((folder) =>
      pictures
        .keep(folder, folder, Readable.from([picture]), [96])
        .catch((error: unknown) => error),
    );
    expect(await Promise.all(all.slice(MOST))).toEqual(Array(3).fill(expect.any(Busy)));
    await eventually('a picture on its way to the store', () => files.begun.length > 0);
    // Long enough for the others to be stored, if they were not blocked.
    await sleep(100);
    expect(files.begun).toEqual(['public/0/96.webp']);
    files.release();
    expect(await Promise.all(all.slice(0, MOST))).toEqual(Array(MOST).fill(undefined));
    expect(files.keys).toHaveLength(MOST);
  });
});

describe('Pictures of one member', () => {
  it('are taken two at once, arriving ones among them, and leave the other places to others', async () => {
    const pictures = new SharpPictures(new InMemoryFiles());
    const arriving = [new PassThrough(), new PassThrough()];
    const taken = arriving.map((content, n) => pictures.keep('ann', `${n}`, content, [96]));
    const third = () => pictures.keep('ann', 'third', Readable.from([picture]), [96]);
    await expect(third()).rejects.toThrow(Busy);
    await pictures.keep('ben', 'other', Readable.from([picture]), [96]);
    for (const content of arriving) content.end(picture);
    await Promise.all(taken);
    await third();
  });

  it('give their places back where they are refused', async () => {
    const pictures = new SharpPictures(new InMemoryFiles());
    for (let n = 0; n < 3; n += 1)
      await expect(
        pictures.keep('ann', `${n}`, Readable.from([Buffer.from('no picture')]), [96]),
      ).rejects.toThrow(UnsupportedPicture);
  });
});

describe('Pictures that arrive slowly', () => {
  it('are refused while all that arrives is more than may be held, and taken again afterwards', async () => {
    const pictures = new SharpPictures(new InMemoryFiles(), 1.5 * picture.length);
    const slow = new PassThrough();
    const first = pictures.keep('first', 'first', slow, [96]);
    slow.write(picture);
    await eventually('the first to arrive', () => slow.readableLength === 0);
    await expect(pictures.keep('second', 'second', Readable.from([picture]), [96])).rejects.toThrow(
      Busy,
    );
    slow.end();
    await first;
    await pictures.keep('third', 'third', Readable.from([picture]), [96]);
  });

  it('are given up when they take too long, and hold nothing any more', async () => {
    const pictures = new SharpPictures(new InMemoryFiles(), 1.5 * picture.length, 50);
    const endless = new PassThrough();
    endless.write(picture);
    await expect(pictures.keep('first', 'first', endless, [96])).rejects.toThrow(Busy);
    await pictures.keep('second', 'second', Readable.from([picture]), [96]);
  });
});

describe('A picture', () => {
  /** Each stored file with its width and the means of its channels. */
  async function stored(widths: readonly number[]) {
    const files = new InMemoryFiles();
    const background = { r: 200, g: 40, b: 40, alpha: 0.6 };
    const glass = sharp({ create: { width: 300, height: 200, channels: 4, background } });
    const content = Readable.from([await glass.png().toBuffer()]);
    await new SharpPictures(files).keep('ann', 'p', content, widths, ['avif', 'webp']);
    return Promise.all(
      files.keys.map(async (key) => {
        const bytes = await buffer((await files.read(key)).stream);
        const { channels } = await sharp(bytes).stats();
        return [key, (await sharp(bytes).metadata()).width, ...channels.map(({ mean }) => mean)];
      }),
    );
  }
  const close = [200, 40, 40, 153].map((value) => expect.closeTo(value, -1));

  it('is stored in each size and format, as colored and transparent as it was', async () => {
    expect(await stored([96, 200])).toEqual([
      ['public/p/200.avif', 200, ...close],
      ['public/p/200.webp', 200, ...close],
      ['public/p/96.avif', 96, ...close],
      ['public/p/96.webp', 96, ...close],
    ]);
  });

  it('is not enlarged', async () => {
    expect(await stored([512])).toEqual([
      ['public/p/512.avif', 300, ...close],
      ['public/p/512.webp', 300, ...close],
    ]);
  });
});

describe('A picture much higher than wide', () => {
  it('is kept no higher than twice the width asked for', async () => {
    const create = { width: 300, height: 9000, channels: 3, background: 'teal' } as const;
    const tower = await sharp({ create }).png().toBuffer();
    const files = new InMemoryFiles();
    await new SharpPictures(files).keep('ann', 'tower', Readable.from([tower]), [96]);
    const { stream } = await files.read('public/tower/96.webp');
    expect(await sharp(await buffer(stream)).metadata()).toMatchObject({ width: 6, height: 192 });
  });
});
