import type { UploadQuota } from '../uploads/upload-quota.js';
import type { Video } from '../../domain/videos/video.js';
import type { ChangeVideo } from './change-video.js';
import type { GrowingRendition } from './growing-rendition.js';

/** How many bytes may be stored between two records: some seconds of work. */
const NOTED_EVERY = 64 * 1024 * 1024;

/** Records the stored sizes of a video's renditions in its row, and checks that there is space for more. */
export class SizeNotes {
  private unnoted = 0;

  constructor(
    private readonly change: ChangeVideo,
    private readonly quota: UploadQuota,
    private readonly videoId: string,
    private readonly sizes: ReadonlyMap<string, GrowingRendition>,
  ) {}

  /** @throws UploadQuotaExceeded, NoRoomForSizes */
  async check(): Promise<void> {
    const { courseId } = await this.write();
    await this.quota.checkSizes(courseId);
  }

  /** @throws UploadQuotaExceeded, NoRoomForSizes */
  async add(bytes: number): Promise<void> {
    this.unnoted += bytes;
    if (this.unnoted >= NOTED_EVERY) await this.check();
  }

  write(): Promise<Video> {
    this.unnoted = 0;
    const bytesOf = new Map([...this.sizes].map(([name, { bytes }]) => [name, bytes]));
    return this.change.execute(this.videoId, (video) => video.noteStored(bytesOf));
  }
}
