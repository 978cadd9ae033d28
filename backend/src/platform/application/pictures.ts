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

/** Pictures that everyone may see, re-encoded so that nothing but the picture survives. */
export abstract class Pictures {
  /**
   * Checks the picture by its content and stores it as WebP in each width (pixels, never enlarged), all or nothing.
   * Found afterwards at `urlOf(folder, width)`. @throws UnsupportedPicture
   */
  abstract keep(folder: string, content: Readable, widths: readonly number[]): Promise<void>;
  abstract urlOf(folder: string, width: number): string;
  /** Removes every width; a folder that is not there is fine. */
  abstract remove(folder: string): Promise<void>;
}
