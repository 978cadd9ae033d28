import type { Readable } from 'node:stream';
import type { Files } from '../../application/files.js';
import { type PictureFormat, Pictures, UnsupportedPicture } from '../../application/pictures.js';
import { Busy } from '../../domain/domain-error.js';
import { MemberPlaces } from '../calls/member-places.js';
import { Turns } from '../calls/turns.js';

const MAX_PIXELS = 40_000_000;
/**
 * One at a time: a picture of a few kilobytes may take a second of CPU, and several would occupy the threads that read
 * files.
 */
const AT_ONCE = 1;
/** Each may have 5 MB. */
const MAX_WAITING = 16;
/** Pictures of one member arriving, waiting or being processed, so that one who sends many leaves room for others. */
const MOST_OF_A_MEMBER = 2;
/**
 * The total of pictures arriving, waiting or being processed, so that slow senders on many connections cannot fill the
 * memory.
 */
const MAX_HELD_BYTES = 96 * 1024 * 1024;
/** 5 MB in this time is 140 kbit/s, which the slowest mobile networks reach. */
const MAX_ARRIVAL_MS = 5 * 60 * 1_000;
/** Of height to width: a narrow picture of 16,000 pixels would take half a minute. */
const TALLEST = 2;
/** AVIF needs a lower quality setting for the same look. More effort would cost seconds for a few percent. */
const ENCODINGS = { webp: { quality: 80 }, avif: { quality: 55, effort: 2 } } as const;

/** First bytes of the supported formats; nothing else reaches the decoder (SVG among others). */
const SIGNATURES: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) =>
    head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
];

export class SharpPictures extends Pictures {
  private readonly turns = new Turns(AT_ONCE, () => MAX_WAITING);
  private readonly ofMembers = new MemberPlaces(MOST_OF_A_MEMBER);
  private heldBytes = 0;

  constructor(
    private readonly files: Files,
    private readonly maxHeldBytes = MAX_HELD_BYTES,
    private readonly maxArrivalMs = MAX_ARRIVAL_MS,
  ) {
    super();
  }

  /** The form parser limits the size to 5 MB, so the picture may be held in memory. */
  keep(
    memberId: string,
    folder: string,
    content: Readable,
    widths: readonly number[],
    formats: readonly PictureFormat[] = ['webp'],
  ): Promise<void> {
    return this.ofMembers.take(
      memberId,
      () => new Busy(),
      () => this.take(folder, content, widths, formats),
    );
  }

  private async take(
    folder: string,
    content: Readable,
    widths: readonly number[],
    formats: readonly PictureFormat[],
  ): Promise<void> {
    let held = 0;
    const hold = (bytes: number): void => {
      held += bytes;
      this.heldBytes += bytes;
      if (this.heldBytes > this.maxHeldBytes) throw new Busy();
    };
    try {
      const original = await this.received(content, hold);
      if (!SIGNATURES.some((fits) => fits(original))) throw new UnsupportedPicture();
      await this.turns.take(() => this.store(folder, original, widths, formats));
    } finally {
      this.heldBytes -= held;
    }
  }

  private async received(content: Readable, hold: (bytes: number) => void): Promise<Buffer> {
    const late = setTimeout(() => content.destroy(new Busy()), this.maxArrivalMs);
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of content as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        hold(chunk.length);
      }
      return Buffer.concat(chunks);
    } finally {
      clearTimeout(late);
    }
  }

  private async store(
    folder: string,
    original: Buffer,
    widths: readonly number[],
    formats: readonly PictureFormat[],
  ): Promise<void> {
    // Native and large, and few processes ever handle a picture.
    const { default: sharp } = await import('sharp');
    try {
      // Decoded once for all sizes, which is most of the work for a large picture.
      const { data, info } = await sharp(original, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'warning',
        pages: 1,
      })
        .autoOrient()
        .resize(atMost(Math.max(...widths)))
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch(refuse);
      // Transparency is kept from the original, whatever `info` says about it.
      const raw = { width: info.width, height: info.height, channels: info.channels };
      for (const width of widths) {
        const resized = sharp(data, { raw }).resize(atMost(width));
        for (const format of formats) {
          const encoded = await resized
            .clone()
            .toFormat(format, ENCODINGS[format])
            .toBuffer()
            .catch(refuse);
          await this.files.write(keyOf(folder, width, format), encoded);
        }
      }
    } catch (error) {
      await this.remove(folder);
      throw error;
    }
  }

  baseOf(folder: string): string {
    return `/api/files/public/${folder}/`;
  }

  urlOf(folder: string, width: number): string {
    return `/api/files/${keyOf(folder, width, 'webp')}`;
  }

  async remove(folder: string): Promise<void> {
    await this.files.removeAll(`public/${folder}/`);
  }
}

function atMost(width: number) {
  return { width, height: TALLEST * width, fit: 'inside', withoutEnlargement: true } as const;
}

function refuse(): never {
  throw new UnsupportedPicture();
}

function keyOf(folder: string, width: number, format: PictureFormat): string {
  return `public/${folder}/${width}.${format}`;
}
