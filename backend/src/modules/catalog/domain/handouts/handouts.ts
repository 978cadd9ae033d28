import type { Handout } from './handout.js';

/** The repository of handouts. */
export abstract class Handouts {
  abstract ofCourse(courseId: string): Promise<Handout[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(handout: Handout): Promise<void>;

  /** Deletes the handout and saves the facts it recorded. */
  abstract remove(handout: Handout): Promise<void>;
}
