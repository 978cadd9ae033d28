import { Injectable } from '@nestjs/common';
import { Files } from '../../../platform/application/files.js';
import type { Upload } from '../domain/upload.js';
import { Uploads } from '../domain/uploads.js';
import { uploadFolder } from './video-files.js';

/** Gives an upload up that no lecture has taken. */
@Injectable()
export class DiscardUpload {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: Files,
  ) {}

  async execute({ id }: Upload): Promise<void> {
    await this.uploads.forget(id);
    await this.files.removeAll(uploadFolder(id));
  }
}
