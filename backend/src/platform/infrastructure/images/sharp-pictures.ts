import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Files } from '../../application/files.js';
import { type PictureFormat, Pictures, UnsupportedPicture } from '../../application/pictures.js';

const MAX_PIXELS = 40_000_000;
/** AVIF looks as good at a lower figure. More effort would cost seconds for a few percent. */
const ENCODINGS = { webp: { quality: 80 }, avif: { quality: 55, effort: 2 } } as const;

/** First bytes of the formats we take; everything else never reaches the decoder (SVG among them). */
const SIGNATURES: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) =>
    head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
];

@Injectable()
export class SharpPictures extends Pictures {
  constructor(private readonly files: Files) {
    super();
  }

  /** The form parser bounds the size (5 MB), so the picture may be held in memory. */
  async keep(
    folder: string,
    content: Readable,
    widths: readonly number[],
    formats: readonly PictureFormat[] = ['webp'],
  ): Promise<void> {
    const original = await buffer(content);
    if (!SIGNATURES.some((fits) => fits(original))) throw new UnsupportedPicture();
    // Native and large; few processes ever see a picture.
    const { default: sharp } = await import('sharp');
    try {
      for (const width of widths) {
        const picture = sharp(original, {
          limitInputPixels: MAX_PIXELS,
          failOn: 'warning',
          pages: 1,
        });
        const resized = picture.autoOrient().resize({ width, withoutEnlargement: true });
        for (const format of formats) {
          const encoded = await resized
            .clone()
            .toFormat(format, ENCODINGS[format])
            .toBuffer()
            .catch(() => {
              throw new UnsupportedPicture();
            });
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

function keyOf(folder: string, width: number, format: PictureFormat): string {
  return `public/${folder}/${width}.${format}`;
}
