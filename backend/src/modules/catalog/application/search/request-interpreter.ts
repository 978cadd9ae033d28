import type { Level } from '../../domain/course-vocabulary.js';

/** A request in the terms of our filters; null where it names none. */
export interface Interpretation {
  /** The subjects, in a few plain words. */
  readonly words: string;
  readonly level: Level | null;
  readonly isFree: boolean;
  /** Rupees. */
  readonly maxPrice: number | null;
  readonly maxMinutes: number | null;
}

/** A language model, where one is set up, that puts a request into our terms. It chooses no courses. */
export abstract class RequestInterpreter {
  /** Null when there is no model, or it failed, took too long or answered something else. Never rejects. */
  abstract interpret(request: string): Promise<Interpretation | null>;
}
