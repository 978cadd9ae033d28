import type { Note } from './note.js';

/** The stored notes. */
export abstract class Notes {
  /**
   * Blocks other writes of this note, and of this learner in this course, until the transaction ends, so that the
   * results of `lock` and `countOf` stay valid.
   */
  abstract reserve(noteId: string, learnerId: string, courseId: string): Promise<void>;

  /** How many notes the learner has in the course. */
  abstract countOf(learnerId: string, courseId: string): Promise<number>;

  /** Anyone's note, read-only because it is not locked; null when there is none. */
  abstract find(noteId: string): Promise<Note | null>;

  /** Like `find`, but locked until the transaction ends. */
  abstract lock(noteId: string): Promise<Note | null>;

  abstract save(note: Note): Promise<void>;

  /** Deletes the note for good. */
  abstract remove(note: Note): Promise<void>;

  /** Deletes all the learner's notes for good. */
  abstract removeAllOf(learnerId: string): Promise<void>;
}
