import { Injectable } from '@nestjs/common';
import { Pictures } from '../../../../platform/application/pictures.js';
import { thumbnailFolder } from './thumbnail.js';

/** Deletes a picture that no course uses. */
@Injectable()
export class RemoveThumbnail {
  constructor(private readonly pictures: Pictures) {}

  async execute({ thumbnailId }: { readonly thumbnailId: string }): Promise<void> {
    await this.pictures.remove(thumbnailFolder(thumbnailId));
  }
}
