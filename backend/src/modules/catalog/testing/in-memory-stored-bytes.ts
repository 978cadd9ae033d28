import {
  type BytesToCome,
  type EducatorBytes,
  StoredBytes,
} from '../application/videos/stored-bytes.js';
import { InMemoryHandouts } from './in-memory-handouts.js';
import type { InMemoryUploads } from './in-memory-uploads.js';
import { InMemoryVideos } from './in-memory-videos.js';

/** Returns `kept` bytes for every educator, plus the open uploads and the handouts in memory. */
export class InMemoryStoredBytes extends StoredBytes {
  kept = 0;
  /** Bytes in retired courses, in addition. */
  retired = 0;

  constructor(
    private readonly uploads: InMemoryUploads,
    private readonly videos = new InMemoryVideos(),
    private readonly handouts = new InMemoryHandouts(),
  ) {
    super();
  }

  async ofEducator(userId: string, butLectureId: string | null): Promise<EducatorBytes> {
    const open = await this.uploads.openOf(userId);
    const other = open.filter(({ lectureId }) => lectureId !== butLectureId);
    const sizes = [...other, ...this.handouts.all].map(({ size }) => size);
    const own = sizes.reduce((bytes, size) => bytes + size, this.kept);
    return { own, retired: this.retired };
  }

  async ofCourse(courseId: string): Promise<EducatorBytes> {
    const made = this.videos.all
      .filter((video) => video.courseId === courseId)
      .flatMap(({ renditions }) => renditions)
      .reduce((sum, { bytes = 0 }) => sum + bytes, this.kept);
    return { own: made, retired: this.retired };
  }

  async toCome(butLectureId: string | null): Promise<BytesToCome> {
    const open = this.uploads.open.filter(({ lectureId }) => lectureId !== butLectureId);
    return {
      bytes: open.reduce((sum, { size, received }) => sum + size - received, 0),
      largest: Math.max(0, ...open.map(({ size }) => size)),
    };
  }
}
