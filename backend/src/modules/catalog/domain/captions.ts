import type { Caption } from './caption.js';

/** The stored captions. */
export abstract class Captions {
  /** All languages of the lecture. */
  abstract ofLecture(lectureId: string): Promise<Caption[]>;

  /** Writes state and recorded facts together. */
  abstract save(caption: Caption): Promise<void>;

  /** Deletes the captions; facts they recorded are kept. */
  abstract remove(caption: Caption): Promise<void>;
}
