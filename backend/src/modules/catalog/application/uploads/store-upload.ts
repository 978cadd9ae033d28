import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Files } from '../../../../platform/application/files.js';
import { Ids } from '../../../../platform/application/ids.js';
import { videoSourceKey } from '../../domain/video-files.js';

/** An upload that is stored whole, but belongs to no lecture yet. */
export interface StoredUpload {
  readonly videoId: string;
  /** Bytes. */
  readonly size: number;
}

/** Takes an upload to the store while it arrives; nobody else may look at what the stream brings. */
@Injectable()
export class StoreUpload {
  constructor(
    private readonly files: Files,
    private readonly ids: Ids,
  ) {}

  async execute(content: Readable): Promise<StoredUpload> {
    const videoId = this.ids.next();
    const { size } = await this.files.write(videoSourceKey(videoId), content, {
      isHandedOver: true,
    });
    return { videoId, size };
  }

  /** Undoes it when no lecture takes the upload. */
  async discard({ videoId }: StoredUpload): Promise<void> {
    await this.files.remove(videoSourceKey(videoId));
  }
}
