import type { Upload } from './upload.js';

/** The stored uploads. */
export abstract class Uploads {
  /** The upload, or null when there is none; within a unit of work nobody else changes it until that ends. */
  abstract find(id: string): Promise<Upload | null>;

  /** Until the unit of work ends, nobody else holds the uploads of the educator, begun or to come. */
  abstract hold(ownerId: string): Promise<void>;

  /** Those of the educator that no lecture has taken yet, oldest first. */
  abstract openOf(ownerId: string): Promise<Upload[]>;

  /** Those for lectures of the course that no lecture has taken yet. */
  abstract openOfCourse(courseId: string): Promise<Upload[]>;

  /** Ids of those that nobody has taken, or gone on with since the moment, longest left first, at most a hundred. */
  abstract untouchedSince(moment: Date): Promise<string[]>;

  /** Fails when the upload was changed since it was read. */
  abstract save(upload: Upload): Promise<void>;

  /** Forgets what the files of the educator were called. */
  abstract eraseNames(ownerId: string): Promise<void>;

  /** Deletes what is known of the upload; one that is not there is fine. */
  abstract forget(id: string): Promise<void>;
}
