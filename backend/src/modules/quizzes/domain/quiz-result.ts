import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { JudgedChoice } from './quiz.js';

export interface Attempt {
  /** The client makes it, so that sending the attempt again is safe. */
  readonly attemptId: string;
  readonly choices: readonly JudgedChoice[];
  readonly at: Date;
}

interface NewResult {
  readonly id: string;
  readonly learnerId: string;
  readonly lectureId: string;
}

/** How many questions were right, and of how many. */
export interface Score {
  readonly right: number;
  readonly of: number;
}

/** How a learner did in the quiz of a lecture, over all attempts. */
export class QuizResult extends AggregateRoot {
  readonly id: string;
  readonly learnerId: string;
  readonly lectureId: string;
  readonly firstAt: Date;
  /** What was chosen before any answer was shown; it tells educators what is hard. */
  readonly firstChoices: readonly JudgedChoice[];
  private _attempts = 1;
  private _bestRight: number;
  private _bestOf: number;
  private _lastAttemptId: string;
  private _lastAt: Date;

  private constructor({ id, learnerId, lectureId }: NewResult, attempt: Attempt) {
    super();
    const { right, of } = scoreOf(attempt.choices);
    this.id = id;
    this.learnerId = learnerId;
    this.lectureId = lectureId;
    this.firstAt = attempt.at;
    this.firstChoices = attempt.choices;
    this._bestRight = right;
    this._bestOf = of;
    this._lastAttemptId = attempt.attemptId;
    this._lastAt = attempt.at;
  }

  static of(result: NewResult, first: Attempt): QuizResult {
    return new QuizResult(result, first);
  }

  get attempts(): number {
    return this._attempts;
  }

  get best(): Score {
    return { right: this._bestRight, of: this._bestOf };
  }

  get lastAttemptId(): string {
    return this._lastAttemptId;
  }

  get lastAt(): Date {
    return this._lastAt;
  }

  /** Counts the attempt and keeps the better score, the later of two that are equal. @returns false when it was the last one, sent again */
  add({ attemptId, choices, at }: Attempt): boolean {
    if (attemptId === this._lastAttemptId) return false;
    const { right, of } = scoreOf(choices);
    if (right * this._bestOf >= this._bestRight * of) {
      this._bestRight = right;
      this._bestOf = of;
    }
    this._attempts += 1;
    this._lastAttemptId = attemptId;
    this._lastAt = at;
    return true;
  }
}

export function scoreOf(choices: readonly JudgedChoice[]): Score {
  return { right: choices.filter(({ isRight }) => isRight).length, of: choices.length };
}
