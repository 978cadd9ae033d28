import type { Readable } from 'node:stream';
import { DomainError } from '../domain/domain-error.js';

export class UnsupportedPicture extends DomainError {
  constructor() {
    super(
      'unsupported',
      'UNSUPPORTED_MEDIA',
      'Use a JPEG, PNG or WebP picture of at most 40 megapixels.',
    );
  }
}

export type PictureFormat = 'avif' | 'webp';

/** Public pictures, re-encoded so that no metadata survives. */
export abstract class Pictures {
  /**
   * Checks the picture by its content and stores it in each width (pixels, never enlarged) and format (WebP by
   * default), all or nothing. Takes only two at once per member. The files are `<width>.<format>` below
   * `baseOf(folder)`. @throws UnsupportedPicture, Busy
   */
  abstract keep(
    memberId: string,
    folder: string,
    content: Readable,
    widths: readonly number[],
    formats?: readonly PictureFormat[],
  ): Promise<void>;
  /** The URL of the folder, with a trailing slash. */
  abstract baseOf(folder: string): string;
  /** The URL of the WebP file of the width. */
  abstract urlOf(folder: string, width: number): string;
  /** Removes every width and format; a no-op if the folder does not exist. */
  abstract remove(folder: string): Promise<void>;
}
