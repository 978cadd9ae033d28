import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Files } from '../../../../platform/application/files.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { VideoSources } from '../../application/videos/video-sources.js';
import type { Upload } from '../../domain/uploads/upload.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import type { Video } from '../../domain/videos/video.js';

@Injectable()
export class StoredVideoSources extends VideoSources {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: Files,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  read(video: Video) {
    const placeAt = (path: string) => this.placeAt(video, path);
    return Object.assign(this.whole(video), { size: video.size, placeAt });
  }

  async join(video: Video): Promise<void> {
    if (!(await this.files.info(video.sourceKey)))
      await this.files.write(video.sourceKey, this.read(video));
  }

  private async placeAt(video: Video, path: string): Promise<boolean> {
    const isInParts = (await this.partsOf(video)) !== null;
    return !isInParts && this.files.placeAt(video.sourceKey, path);
  }

  private partsOf({ id }: Video): Promise<Upload | null> {
    return this.unitOfWork.run(() => this.uploads.lock(id));
  }

  private async *whole(video: Video): AsyncGenerator<Buffer> {
    const upload = await this.partsOf(video);
    yield* upload ? this.parts(upload) : this.file(video.sourceKey);
  }

  private async *parts({ parts, sha256 }: Upload): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for (const { key } of parts)
      for await (const chunk of this.file(key)) {
        if (sha256) hash.update(chunk);
        yield chunk;
      }
    if (sha256 && hash.digest('hex') !== sha256) throw UnplayableSource.altered();
  }

  private async *file(key: string): AsyncGenerator<Buffer> {
    yield* (await this.files.read(key)).stream as AsyncIterable<Buffer>;
  }
}
