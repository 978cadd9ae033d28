import { Clock } from '../application/clock.js';

/** A clock that only moves when a test moves it. */
export class FixedClock extends Clock {
  constructor(private instant: Date = new Date('2026-11-21T06:30:00.000Z')) {
    super();
  }

  now(): Date {
    return new Date(this.instant);
  }

  advance(seconds: number): void {
    this.instant = new Date(this.instant.getTime() + seconds * 1000);
  }
}
