import type { Files } from '../../../../platform/application/files.js';
import { StorageFull, UploadQuotaExceeded } from '../../domain/upload-errors.js';
import type { Uploads } from '../../domain/uploads.js';
import type { StoredBytes } from '../videos/stored-bytes.js';
import type { FormsUnderWay, FormUnderWay } from './forms-under-way.js';

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
    private readonly forms: FormsUnderWay,
  ) {}

  /**
   * What is under way for the lecture named gives way to the new one.
   * @throws UploadQuotaExceeded, StorageFull
   */
  async check(userId: string, size: number, lectureId: string | null = null): Promise<void> {
    const forms = this.forms.before(null);
    await this.assertWithinQuota(userId, size, lectureId, forms);
    await this.assertFits(size, lectureId, forms);
  }

  /** For a form that has begun. One that does not tell its size is claimed for with what it came to. @throws UploadQuotaExceeded, StorageFull */
  async checkForm(form: FormUnderWay): Promise<void> {
    const forms = this.forms.before(form);
    await this.assertWithinQuota(form.userId, form.announced ?? 0, null, forms);
    await this.assertFits(form.most, null, forms);
  }

  /** While something is written. @throws StorageFull unless so many bytes more leave the reserve alone */
  async assertRoomLeft(bytes: number): Promise<void> {
    const free = await this.files.freeBytes();
    if (free !== null && bytes + RESERVE_BYTES > free) throw new StorageFull();
  }

  /** For bytes that are stored already. Joins the caller's unit of work, beside which nobody begins or claims. @throws UploadQuotaExceeded */
  async claim(userId: string, size: number): Promise<void> {
    await this.uploads.hold(userId);
    // Forms beside it count what is stored when they come to claim theirs.
    await this.assertWithinQuota(userId, size, null, []);
  }

  /**
   * Retired courses do not count: buyers keep them, and the educator cannot remove them. Only up to one quota of them,
   * or else whoever has a friend buy and then removes, again and again, would fill the disk.
   */
  private async assertWithinQuota(
    userId: string,
    size: number,
    lectureId: string | null,
    forms: readonly FormUnderWay[],
  ): Promise<void> {
    const { own, retired } = await this.stored.ofEducator(userId, lectureId);
    const { bytesPerEducator } = this.room;
    const arriving = forms.filter((form) => form.userId === userId);
    const used =
      own + sum(arriving.map(({ most }) => most)) + Math.max(0, retired - bytesPerEducator);
    if (used + size > bytesPerEducator) throw new UploadQuotaExceeded();
  }

  /** What others announced has its room already, and so has the copy that is made of the largest. */
  private async assertFits(
    size: number,
    lectureId: string | null,
    forms: readonly FormUnderWay[],
  ): Promise<void> {
    const arriving = sum(forms.map(({ most, arrived }) => most - arrived));
    const free = await this.files.freeBytes();
    if (free === null) return;
    const { bytes, largest } = await this.stored.toCome(lectureId);
    const sizes = [size, largest, ...forms.map(({ most }) => most)];
    const copy = this.room.copiesBesideFiles ? Math.max(...sizes) : 0;
    if (size + bytes + arriving + copy + RESERVE_BYTES > free) throw new StorageFull();
  }
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
