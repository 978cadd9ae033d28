import { Injectable } from '@nestjs/common';
import { Uploads } from '../../domain/uploads.js';
import { DiscardUpload } from './discard-upload.js';

/** What is left to do about uploads when the account of an educator is gone. */
@Injectable()
export class EraseUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly discard: DiscardUpload,
  ) {}

  /** Gives up what is under way. What became a video stays as long as that, without the name of its file. Not for a unit of work. */
  async execute({ ownerId }: { ownerId: string }): Promise<void> {
    for (const { id } of await this.uploads.openOf(ownerId)) await this.discard.execute(id);
    await this.uploads.eraseNames(ownerId);
  }
}
