import type { Handout } from './handout.js';

/** The repository of handouts. */
export abstract class Handouts {
  abstract ofLecture(lectureId: string): Promise<Handout[]>;

  abstract ofCourse(courseId: string): Promise<Handout[]>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(handout: Handout): Promise<void>;

  /** Deletes the handouts and saves the facts they recorded. */
  abstract remove(...handouts: Handout[]): Promise<void>;
}
