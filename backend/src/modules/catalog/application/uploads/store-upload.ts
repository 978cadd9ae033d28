import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Files } from '../../../../platform/application/files.js';
import { Ids } from '../../../../platform/application/ids.js';
import { videoSourceKey } from '../../domain/videos/video-files.js';

/** A completely stored upload that belongs to no lecture yet. */
export interface StoredUpload {
  readonly videoId: string;
  /** Bytes. */
  readonly size: number;
}

/** Stores an upload while it arrives, giving up the stream's chunks to the store. */
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

  /** Deletes the stored file when no lecture takes the upload. */
  async discard({ videoId }: StoredUpload): Promise<void> {
    await this.files.remove(videoSourceKey(videoId));
  }
}
