import type { Files } from '../../../../platform/application/files.js';
import { StorageFull, UploadQuotaExceeded } from '../../domain/upload-errors.js';
import type { StoredBytes } from '../videos/stored-bytes.js';

/** Left for everything else that has to be written, renditions among it. */
const RESERVE_BYTES = 1024 ** 3;

/** Says no before the first byte of an upload that would find no room. */
export class UploadQuota {
  constructor(
    private readonly bytesPerEducator: number,
    private readonly stored: StoredBytes,
    private readonly files: Files,
  ) {}

  /** `openBytes` are announced by other uploads under way. @throws UploadQuotaExceeded, StorageFull */
  async check(userId: string, size: number, openBytes = 0): Promise<void> {
    const used = await this.stored.ofEducator(userId);
    if (used + openBytes + size > this.bytesPerEducator) throw new UploadQuotaExceeded();
    const free = await this.files.freeBytes();
    if (free !== null && size + RESERVE_BYTES > free) throw new StorageFull();
  }
}
