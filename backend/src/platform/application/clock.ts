/** The only source of time. */
export abstract class Clock {
  /** The present instant. */
  abstract now(): Date;
}
