import { Injectable } from '@nestjs/common';
import { Uploads } from '../../domain/uploads/uploads.js';
import { DiscardUpload } from './discard-upload.js';

/** Cleans up the uploads of an educator whose account was deleted. */
@Injectable()
export class EraseUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly discard: DiscardUpload,
  ) {}

  /**
   * Discards open uploads, and erases the file names of those that became videos. Must not run inside a transaction.
   */
  async execute({ ownerId }: { ownerId: string }): Promise<void> {
    for (const { id } of await this.uploads.openOf(ownerId)) await this.discard.execute(id);
    await this.uploads.eraseNames(ownerId);
  }
}
