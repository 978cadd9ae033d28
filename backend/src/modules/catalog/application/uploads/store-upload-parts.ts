import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Files } from '../../../../platform/application/files.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { TooManyParts, UploadOffsetStale } from '../../domain/uploads/upload-errors.js';
import type { UploadPart } from '../../domain/uploads/upload.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { uploadFolder } from '../../domain/videos/video-files.js';

/** The most that a crash may cost: a part counts only once it is stored completely. */
const PART_BYTES = 32 * 1024 * 1024;

/** Stores the bytes that continue an upload, part by part; what arrived before a broken connection is kept. */
@Injectable()
export class StoreUploadParts {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: Files,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives up the stream's chunks to the store. Returns how many bytes of the whole are stored now.
   *
   * @param stillAllowed throws once the sender may not go on; asked of each part, because a stream may last for hours
   * @throws NotFound, UploadOffsetStale, TooManyParts, and what `stillAllowed` throws
   */
  async execute(
    uploadId: string,
    offset: number,
    content: AsyncIterable<Buffer>,
    stillAllowed: () => Promise<unknown> = async () => undefined,
  ): Promise<number> {
    const source = content[Symbol.asyncIterator]();
    let stored = offset;
    let isOver = false;
    while (!isOver) {
      await this.assertTakesParts(uploadId);
      const key = `${uploadFolder(uploadId)}${this.ids.next()}`;
      const part = upTo(PART_BYTES, source, () => (isOver = true));
      const { size } = await this.write(uploadId, key, part);
      if (size === 0) {
        await this.files.remove(key);
        continue;
      }
      await stillAllowed().catch(async (refusal: unknown) => {
        await this.files.remove(key);
        throw refusal;
      });
      stored = await this.add(uploadId, { offset: stored, size, key });
    }
    return stored;
  }

  private async write(uploadId: string, key: string, part: AsyncIterable<Buffer>) {
    try {
      return await this.files.write(key, part, { isHandedOver: true });
    } catch (error) {
      // Who discards an upload removes its folder, also from under a part that is being written.
      await this.assertTakesParts(uploadId);
      throw error;
    }
  }

  private async assertTakesParts(uploadId: string): Promise<void> {
    const upload = await this.unitOfWork.run(() => this.uploads.lock(uploadId));
    if (!upload) throw new NotFound();
    upload.assertTakesParts();
  }

  private async add(uploadId: string, part: UploadPart): Promise<number> {
    try {
      return await this.unitOfWork.run(async () => {
        const upload = await this.uploads.lock(uploadId);
        if (!upload) throw new NotFound();
        upload.add(part, this.clock.now());
        await this.uploads.save(upload);
        return upload.received;
      });
    } catch (error) {
      // Only these errors prove that no row refers to the file; after any other, the scrub decides.
      if ([UploadOffsetStale, TooManyParts, NotFound].some((refusal) => error instanceof refusal))
        await this.files.remove(part.key);
      throw error;
    }
  }
}

/** Passes on about so many bytes; the end of the source, or an error in it, ends the part normally. */
async function* upTo(
  bytes: number,
  source: AsyncIterator<Buffer>,
  onEnd: () => void,
): AsyncGenerator<Buffer> {
  let passed = 0;
  while (passed < bytes) {
    const next = await source.next().catch(() => ({ done: true, value: undefined }) as const);
    if (next.done) {
      onEnd();
      return;
    }
    passed += next.value.length;
    yield next.value;
  }
}
