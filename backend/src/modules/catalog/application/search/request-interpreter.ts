import type { Level } from '../../domain/courses/course-vocabulary.js';

/** A request as values of our filters; null for those it does not name. */
export interface Interpretation {
  /** The subjects, in a few plain words. */
  readonly words: string;
  readonly level: Level | null;
  readonly isFree: boolean;
  /** Rupees. */
  readonly maxPrice: number | null;
  readonly maxMinutes: number | null;
}

/** An optional language model that translates a request into our filters. It does not choose courses. */
export abstract class RequestInterpreter {
  /** Null when there is no model, or it failed, timed out or gave an invalid answer. Never rejects. */
  abstract interpret(request: string): Promise<Interpretation | null>;
}
