import type { AnyFactType, FactType } from '../domain/fact.js';

/** One attempt to deliver a fact to a subscriber. */
export interface Delivery {
  /** The same for every attempt at the same fact. */
  readonly messageId: string;
  /** The name of the fact. */
  readonly type: string;
  /** When the fact was recorded, which may be long before this delivery. */
  readonly recordedAt: Date;
  /** Counted from 1. */
  readonly attempt: number;
  /** Aborted when the process shuts down or another attempt has begun: stop working, the delivery is not lost. */
  readonly signal: AbortSignal;
}

/** An error that every retry would meet again: no more attempts are made. */
export abstract class PermanentFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * The work was not begun, or stopped without harm, for lack of something that will be available again: the delivery is
 * postponed, any number of times, and no attempt is used up.
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

/** What remains after the last failed attempt: a dead letter for staff to look at and retry, or nothing. */
export type Aftermath = 'dead letter' | 'settled';

/**
 * Reacts to a fact some time after it was recorded, at least once; a fact that was handled is not delivered again.
 * Concrete subscribers live in a module's `infrastructure/events` and translate the fact into a use case.
 */
export abstract class Subscriber<P extends object = object> {
  /** Names the queue: `<module>.<use-case>`, as in `catalog.transcode-video`. */
  abstract readonly name: string;
  abstract readonly fact: FactType<P>;
  /** For a subscriber to several facts; `Delivery.type` says which one was delivered. */
  readonly furtherFacts: readonly AnyFactType[] = [];

  /**
   * `transaction`: the handling and its mark as handled commit together, so the effect happens once.
   * `afterwards`: for work outside the database (mail, transcoding): marked when done, so a crash in between repeats
   * it.
   */
  readonly marks: 'transaction' | 'afterwards' = 'transaction';
  readonly maxAttempts: number = 8;
  /** How many jobs of this subscriber run at once in one process. */
  readonly concurrency: number = 4;
  /** A delivery due for longer means that no worker is running, or that the workers cannot keep up. */
  readonly lateAfterSeconds: number = 300;

  abstract handle(payload: P, delivery: Delivery): Promise<void>;

  /**
   * Called after the last failed attempt or a permanent failure, so that the use case can react. `settled` means that
   * the failure is recorded where it is handled, and no dead letter is needed.
   */
  async giveUp(_payload: P, _delivery: Delivery): Promise<Aftermath> {
    return 'dead letter';
  }
}
