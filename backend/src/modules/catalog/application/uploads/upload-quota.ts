import type { Files } from '../../../../platform/application/files.js';
import { StorageFull, UploadQuotaExceeded } from '../../domain/uploads/upload-errors.js';
import type { Uploads } from '../../domain/uploads/uploads.js';
import type { EducatorBytes, StoredBytes } from '../videos/stored-bytes.js';
import { NoRoomForSizes } from '../videos/no-room-for-sizes.js';
import type { FormsUnderWay, FormUnderWay } from './forms-under-way.js';

/** Disk space reserved for everything else that has to be written. */
export const RESERVE_BYTES = 1024 ** 3;

export interface RoomForVideos {
  readonly bytesPerEducator: number;
  /** Whether workers copy sources to the same disk as the stored files. */
  readonly copiesBesideFiles: boolean;
}

/**
 * Refuses uploads for which there is no space: before the first byte or, if their size was not announced, once they are
 * stored.
 */
export class UploadQuota {
  constructor(
    private readonly room: RoomForVideos,
    private readonly stored: StoredBytes,
    private readonly uploads: Uploads,
    private readonly files: Files,
    private readonly forms: FormsUnderWay,
  ) {}

  /**
   * An open upload for the same lecture does not count, because the new one replaces it.
   * @throws UploadQuotaExceeded, StorageFull
   */
  async check(userId: string, size: number, lectureId: string | null = null): Promise<void> {
    const forms = this.forms.before(null);
    await this.assertWithinQuota(userId, size, lectureId, forms);
    await this.assertFits(size, lectureId, forms);
  }

  /**
   * For a form that has begun. If it does not announce its size, `claim` checks the quota once it is stored. @throws
   * UploadQuotaExceeded, StorageFull
   */
  async checkForm(form: FormUnderWay): Promise<void> {
    const forms = this.forms.before(form);
    await this.assertWithinQuota(form.userId, (form.announced ?? 0) - form.replaces, null, forms);
    await this.assertFits(form.most, null, forms);
  }

  /** Checks the space during a write. @throws StorageFull unless so many more bytes leave the reserve untouched */
  async assertRoomLeft(bytes: number): Promise<void> {
    const free = await this.files.freeBytes();
    if (free !== null && bytes + RESERVE_BYTES > free) throw new StorageFull();
  }

  /**
   * Checks the space while renditions grow, by their recorded sizes: a few kilobytes can become gigabytes.
   * @throws UploadQuotaExceeded, NoRoomForSizes
   */
  async checkSizes(courseId: string): Promise<void> {
    this.assertHolds(await this.stored.ofCourse(courseId), 0);
    const free = await this.files.freeBytes();
    if (free !== null && free < RESERVE_BYTES) throw new NoRoomForSizes();
  }

  /**
   * For bytes that are stored already. Joins the caller's transaction and locks out concurrent beginnings and claims.
   * @throws UploadQuotaExceeded
   */
  async claim(userId: string, size: number): Promise<void> {
    await this.uploads.reserve(userId);
    // Concurrent forms count these bytes when they claim their own.
    await this.assertWithinQuota(userId, size, null, []);
  }

  /**
   * Retired courses do not count, because buyers keep them and the educator cannot remove them. But only up to one
   * quota: otherwise an educator could fill the disk by letting a friend buy and then removing the course, again and
   * again.
   */
  private async assertWithinQuota(
    userId: string,
    size: number,
    lectureId: string | null,
    forms: readonly FormUnderWay[],
  ): Promise<void> {
    const stored = await this.stored.ofEducator(userId, lectureId);
    const arriving = forms.filter((form) => form.userId === userId);
    this.assertHolds(stored, sum(arriving.map(({ most }) => most)) + size);
  }

  private assertHolds({ own, retired }: EducatorBytes, more: number): void {
    const { bytesPerEducator } = this.room;
    const used = own + Math.max(0, retired - bytesPerEducator);
    if (used + more > bytesPerEducator) throw new UploadQuotaExceeded();
  }

  /** Space is already reserved for what other uploads announced, and for the working copy of the largest. */
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
