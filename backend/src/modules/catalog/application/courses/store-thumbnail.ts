import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Ids } from '../../../../platform/application/ids.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import { THUMBNAIL_FORMATS, THUMBNAIL_WIDTHS, thumbnailFolder } from './thumbnail.js';

/** Stores a picture that belongs to no course yet. */
@Injectable()
export class StoreThumbnail {
  constructor(
    private readonly pictures: Pictures,
    private readonly ids: Ids,
  ) {}

  /** Returns the new thumbnail's id. @throws UnsupportedPicture, Busy */
  async execute(memberId: string, content: Readable): Promise<string> {
    const thumbnailId = this.ids.next();
    const folder = thumbnailFolder(thumbnailId);
    await this.pictures.keep(memberId, folder, content, THUMBNAIL_WIDTHS, THUMBNAIL_FORMATS);
    return thumbnailId;
  }
}
