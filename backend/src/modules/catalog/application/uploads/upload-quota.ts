import type { Files } from '../../../../platform/application/files.js';
import { StorageFull, UploadQuotaExceeded } from '../../domain/upload-errors.js';
import type { Uploads } from '../../domain/uploads.js';
import type { StoredBytes } from '../videos/stored-bytes.js';

/** Left for everything else that has to be written, renditions among it. */
const RESERVE_BYTES = 1024 ** 3;

/** Says no to an upload that would find no room: before its first byte, and when nobody announced its size, once it is here. */
export class UploadQuota {
  constructor(
    private readonly bytesPerEducator: number,
    private readonly stored: StoredBytes,
    private readonly uploads: Uploads,
    private readonly files: Files,
  ) {}

  /** What is under way for the lecture named gives way to the new one. @throws UploadQuotaExceeded, StorageFull */
  async check(userId: string, size: number, lectureId: string | null = null): Promise<void> {
    await this.assertRoomOf(userId, size, lectureId);
    const free = await this.files.freeBytes();
    if (free !== null && size + RESERVE_BYTES > free) throw new StorageFull();
  }

  /** For bytes that are stored already. Joins the caller's unit of work, beside which nobody begins or claims. @throws UploadQuotaExceeded */
  async claim(userId: string, size: number): Promise<void> {
    await this.uploads.hold(userId);
    await this.assertRoomOf(userId, size, null);
  }

  /**
   * Retired courses do not count: buyers keep them, and the educator cannot remove them. Only up to one quota of them,
   * or else whoever has a friend buy and then removes, again and again, would fill the disk.
   */
  private async assertRoomOf(userId: string, size: number, lectureId: string | null) {
    const { own, retired } = await this.stored.ofEducator(userId, lectureId);
    const used = own + Math.max(0, retired - this.bytesPerEducator);
    if (used + size > this.bytesPerEducator) throw new UploadQuotaExceeded();
  }
}
