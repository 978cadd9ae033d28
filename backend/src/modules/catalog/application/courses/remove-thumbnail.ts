import { Injectable } from '@nestjs/common';
import { Pictures } from '../../../../platform/application/pictures.js';
import { thumbnailFolder } from './thumbnail.js';

/** Gives back the space of a picture that no course shows. */
@Injectable()
export class RemoveThumbnail {
  constructor(private readonly pictures: Pictures) {}

  async execute({ thumbnailId }: { readonly thumbnailId: string }): Promise<void> {
    await this.pictures.remove(thumbnailFolder(thumbnailId));
  }
}
