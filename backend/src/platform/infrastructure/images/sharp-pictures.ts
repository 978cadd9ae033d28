import type { Readable } from 'node:stream';
import type { Files } from '../../application/files.js';
import { type PictureFormat, Pictures, UnsupportedPicture } from '../../application/pictures.js';
import { Busy } from '../../domain/domain-error.js';
import { Turns } from '../calls/turns.js';

const MAX_PIXELS = 40_000_000;
/**
 * One after the other: a picture of some kilobytes may take a second of a processor, and the threads that work on
 * several would be missing where files are read.
 */
const AT_ONCE = 1;
/** Each up to 5 MB. */
const MAX_WAITING = 16;
/** Of pictures that arrive, wait or are worked on: whoever sends slowly, on many connections, fills no memory. */
const MAX_HELD_BYTES = 96 * 1024 * 1024;
/** 5 MB in that time is 140 kbit/s, which the slowest of mobile networks give. */
const MAX_ARRIVAL_MS = 5 * 60 * 1_000;
/** AVIF looks as good at a lower figure. More effort would cost seconds for a few percent. */
const ENCODINGS = { webp: { quality: 80 }, avif: { quality: 55, effort: 2 } } as const;

/** First bytes of the formats we take; everything else never reaches the decoder (SVG among them). */
const SIGNATURES: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) =>
    head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
];

export class SharpPictures extends Pictures {
  private readonly turns = new Turns(AT_ONCE, MAX_WAITING);
  private heldBytes = 0;

  constructor(
    private readonly files: Files,
    private readonly maxHeldBytes = MAX_HELD_BYTES,
    private readonly maxArrivalMs = MAX_ARRIVAL_MS,
  ) {
    super();
  }

  /** The form parser bounds the size (5 MB), so the picture may be held in memory. */
  async keep(
    folder: string,
    content: Readable,
    widths: readonly number[],
    formats: readonly PictureFormat[] = ['webp'],
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
    // Native and large; few processes ever see a picture.
    const { default: sharp } = await import('sharp');
    try {
      // Decoded once, for all sizes: of a large picture that is most of the work.
      const { data, info } = await sharp(original, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'warning',
        pages: 1,
      })
        .autoOrient()
        .resize({ width: Math.max(...widths), withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch(refuse);
      // What is transparent in it is as in the original, whatever `info` says of that.
      const raw = { width: info.width, height: info.height, channels: info.channels };
      for (const width of widths) {
        const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
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

function refuse(): never {
  throw new UnsupportedPicture();
}

function keyOf(folder: string, width: number, format: PictureFormat): string {
  return `public/${folder}/${width}.${format}`;
}
