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
    const used = await this.stored.ofEducator(userId, lectureId);
    if (used + size > this.bytesPerEducator) throw new UploadQuotaExceeded();
    const free = await this.files.freeBytes();
    if (free !== null && size + RESERVE_BYTES > free) throw new StorageFull();
  }

  /** For bytes that are stored already. Joins the caller's unit of work, beside which nobody begins or claims. @throws UploadQuotaExceeded */
  async claim(userId: string, size: number): Promise<void> {
    await this.uploads.hold(userId);
    const used = await this.stored.ofEducator(userId, null);
    if (used + size > this.bytesPerEducator) throw new UploadQuotaExceeded();
  }
}
