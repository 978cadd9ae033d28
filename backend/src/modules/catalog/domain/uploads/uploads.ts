import type { Upload } from './upload.js';

/** The repository of uploads. */
export abstract class Uploads {
  /** The upload with its row locked until the transaction ends, or null. */
  abstract lock(id: string): Promise<Upload | null>;

  /** Locks the educator against concurrent beginnings and ends of uploads until the transaction ends. */
  abstract reserve(ownerId: string): Promise<void>;

  /** The educator's uploads that no lecture has taken yet, oldest first. */
  abstract openOf(ownerId: string): Promise<Upload[]>;

  /** Uploads for lectures of the course that no lecture has taken yet. */
  abstract openOfCourse(courseId: string): Promise<Upload[]>;

  /** Ids of uploads that are neither taken nor were continued since the moment, oldest first, at most a hundred. */
  abstract untouchedSince(moment: Date): Promise<string[]>;

  /** Throws when another transaction changed the upload since it was read. */
  abstract save(upload: Upload): Promise<void>;

  /** Erases the file names of the educator's uploads. */
  abstract eraseNames(ownerId: string): Promise<void>;

  /** Deletes the upload's row; a no-op if it does not exist. */
  abstract forget(id: string): Promise<void>;
}
