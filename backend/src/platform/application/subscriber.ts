import type { AnyFactType, FactType } from '../domain/fact.js';

/** One attempt at handing a fact to a subscriber. */
export interface Delivery {
  /** The same for every attempt at the same fact. */
  readonly messageId: string;
  /** The name of the fact. */
  readonly type: string;
  /** When the fact was recorded, however late it is handed over. */
  readonly recordedAt: Date;
  /** Counted from 1. */
  readonly attempt: number;
  /** Aborted when the process is asked to stop, or another attempt has begun: put the work down, it is not lost. */
  readonly signal: AbortSignal;
}

/** What every further attempt would meet again: the delivery is given up at once. */
export abstract class PermanentFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * The work was not begun, for want of something that comes back by itself: the delivery is put off, as often as it
 * takes, and no attempt is used up.
 */
export abstract class NotNow extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** What is left when every attempt failed: something for people to look at and try again, or nothing. */
export type Aftermath = 'dead letter' | 'settled';

/**
 * Reacts to a fact, some time after it was recorded, at least once; a fact already handled is not handed over again.
 * Concrete subscribers live in a module's `infrastructure/events` and translate the fact into a use case.
 */
export abstract class Subscriber<P extends object = object> {
  /** Names the queue: `<module>.<use-case>`, as in `catalog.transcode-video`. */
  abstract readonly name: string;
  abstract readonly fact: FactType<P>;
  /** For a subscriber of several facts; `Delivery.type` says which one it got. */
  readonly furtherFacts: readonly AnyFactType[] = [];

  /**
   * `transaction`: the handling and the mark that it was handled commit together, so the effect happens once.
   * `afterwards`: for work outside the database (mail, transcoding): marked when done, so a crash between repeats it.
   */
  readonly marks: 'transaction' | 'afterwards' = 'transaction';
  readonly maxAttempts: number = 8;
  /** Jobs of this subscriber at work at once in one process. */
  readonly concurrency: number = 4;
  /** A delivery that has been due for longer waits for a worker that is not there, or cannot keep up. */
  readonly lateAfterSeconds: number = 300;

  abstract handle(payload: P, delivery: Delivery): Promise<void>;

  /**
   * Called when the last attempt failed, or one for good, so that what waits for this work can be told. `settled` says that the failure
   * is written down where it is looked after, and no dead letter has to tell of it.
   */
  async giveUp(_payload: P, _delivery: Delivery): Promise<Aftermath> {
    return 'dead letter';
  }
}
