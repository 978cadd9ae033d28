import type { Files } from '../../../../platform/application/files.js';
import { StorageFull, UploadQuotaExceeded } from '../../domain/upload-errors.js';
import { MAX_FORM_BYTES } from '../../domain/upload.js';
import type { Uploads } from '../../domain/uploads.js';
import type { StoredBytes } from '../videos/stored-bytes.js';

/** Left for everything else that has to be written, renditions among it. */
export const RESERVE_BYTES = 1024 ** 3;

export interface RoomForVideos {
  readonly bytesPerEducator: number;
  /** Whether workers copy what they encode to the disk on which the files are. */
  readonly copiesBesideFiles: boolean;
}

/** Says no to an upload that would find no room: before its first byte, and when nobody announced its size, once it is here. */
export class UploadQuota {
  constructor(
    private readonly room: RoomForVideos,
    private readonly stored: StoredBytes,
    private readonly uploads: Uploads,
    private readonly files: Files,
  ) {}

  /**
   * What is under way for the lecture named gives way to the new one.
   * @param size null where a form does not tell it
   * @throws UploadQuotaExceeded, StorageFull
   */
  async check(userId: string, size: number | null, lectureId: string | null = null): Promise<void> {
    await this.assertWithinQuota(userId, size ?? 0, lectureId);
    await this.assertFits(size ?? MAX_FORM_BYTES, lectureId);
  }

  /** For bytes that are stored already. Joins the caller's unit of work, beside which nobody begins or claims. @throws UploadQuotaExceeded */
  async claim(userId: string, size: number): Promise<void> {
    await this.uploads.hold(userId);
    await this.assertWithinQuota(userId, size, null);
  }

  /**
   * Retired courses do not count: buyers keep them, and the educator cannot remove them. Only up to one quota of them,
   * or else whoever has a friend buy and then removes, again and again, would fill the disk.
   */
  private async assertWithinQuota(userId: string, size: number, lectureId: string | null) {
    const { own, retired } = await this.stored.ofEducator(userId, lectureId);
    const { bytesPerEducator } = this.room;
    const used = own + Math.max(0, retired - bytesPerEducator);
    if (used + size > bytesPerEducator) throw new UploadQuotaExceeded();
  }

  /** What others announced has its room already, and so has the copy that is made of the largest. */
  private async assertFits(size: number, lectureId: string | null): Promise<void> {
    const free = await this.files.freeBytes();
    if (free === null) return;
    const { bytes, largest } = await this.stored.toCome(lectureId);
    const copy = this.room.copiesBesideFiles ? Math.max(size, largest) : 0;
    if (size + bytes + copy + RESERVE_BYTES > free) throw new StorageFull();
  }
}
