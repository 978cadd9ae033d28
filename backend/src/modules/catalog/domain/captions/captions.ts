import type { Caption } from './caption.js';

/** The repository of captions. */
export abstract class Captions {
  /** The lecture's captions in all languages. */
  abstract ofLecture(lectureId: string): Promise<Caption[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(caption: Caption): Promise<void>;

  /** Deletes the captions and saves the facts they recorded. */
  abstract remove(caption: Caption): Promise<void>;
}
