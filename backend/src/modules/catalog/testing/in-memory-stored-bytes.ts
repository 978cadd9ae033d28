import {
  type BytesToCome,
  type EducatorBytes,
  StoredBytes,
} from '../application/videos/stored-bytes.js';
import type { InMemoryUploads } from './in-memory-uploads.js';

/** So much is kept of whoever asks, beside the uploads in memory that are under way. */
export class InMemoryStoredBytes extends StoredBytes {
  kept = 0;
  /** In retired courses, beside that. */
  retired = 0;

  constructor(private readonly uploads: InMemoryUploads) {
    super();
  }

  async ofEducator(userId: string, butLectureId: string | null): Promise<EducatorBytes> {
    const open = await this.uploads.openOf(userId);
    const own = open
      .filter(({ lectureId }) => lectureId !== butLectureId)
      .reduce((bytes, { size }) => bytes + size, this.kept);
    return { own, retired: this.retired };
  }

  async toCome(butLectureId: string | null): Promise<BytesToCome> {
    const open = this.uploads.open.filter(({ lectureId }) => lectureId !== butLectureId);
    return {
      bytes: open.reduce((sum, { size, received }) => sum + size - received, 0),
      largest: Math.max(0, ...open.map(({ size }) => size)),
    };
  }
}
