import type { Upload } from '../domain/uploads/upload.js';
import { Uploads } from '../domain/uploads/uploads.js';

const ROUND = 100;

/** Uploads in memory. */
export class InMemoryUploads extends Uploads {
  private readonly byId = new Map<string, Upload>();

  get open(): Upload[] {
    return [...this.byId.values()].filter((upload) => !upload.isTaken);
  }

  async lock(id: string): Promise<Upload | null> {
    return this.byId.get(id) ?? null;
  }

  /** Needs no lock: there is only one caller. */
  async reserve(): Promise<void> {}

  async openOf(ownerId: string): Promise<Upload[]> {
    return this.open.filter((upload) => upload.ownerId === ownerId);
  }

  async openOfCourse(courseId: string): Promise<Upload[]> {
    return this.open.filter((upload) => upload.courseId === courseId);
  }

  async untouchedSince(moment: Date): Promise<string[]> {
    return this.open
      .filter(({ touchedAt }) => touchedAt < moment)
      .sort((a, b) => a.touchedAt.getTime() - b.touchedAt.getTime())
      .slice(0, ROUND)
      .map(({ id }) => id);
  }

  async save(upload: Upload): Promise<void> {
    this.byId.set(upload.id, upload);
  }

  async eraseNames(ownerId: string): Promise<void> {
    for (const upload of this.byId.values())
      if (upload.ownerId === ownerId) Object.assign(upload, { fileName: '' });
  }

  async forget(id: string): Promise<void> {
    this.byId.delete(id);
  }
}
