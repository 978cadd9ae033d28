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

/** Pictures that everyone may see, re-encoded so that nothing but the picture survives. */
export abstract class Pictures {
  /**
   * Checks the picture by its content and stores it in each width (pixels, never enlarged) and format (WebP unless
   * told), all or nothing. Found afterwards as `<width>.<format>` below `baseOf(folder)`. @throws UnsupportedPicture, Busy
   */
  abstract keep(
    folder: string,
    content: Readable,
    widths: readonly number[],
    formats?: readonly PictureFormat[],
  ): Promise<void>;
  /** The address of the folder, with a slash at its end. */
  abstract baseOf(folder: string): string;
  /** The address of the WebP in the width. */
  abstract urlOf(folder: string, width: number): string;
  /** Removes every width and format; a folder that is not there is fine. */
  abstract remove(folder: string): Promise<void>;
}
