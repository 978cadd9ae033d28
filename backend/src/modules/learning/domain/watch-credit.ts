import { TICKS_PER_SECOND } from './watched-intervals.js';

/** Nobody watches faster than at double speed ... */
const TOP_SPEED = 2;
/** ... give or take what a message was late. */
const GRACE_TICKS = 10 * TICKS_PER_SECOND;

export interface WatchCreditRecord {
  /** Milliseconds since 1970 of the last credited message. */
  readonly at: number;
  /** Ticks that could have been watched since enrolling and were not claimed. */
  readonly saved: number;
}

/**
 * Bounds what may be claimed by the clock on the wall: twice the time since the last credited message plus ten seconds,
 * and, so that many small claims are no way around it, twice the time since enrolling plus ten seconds in all.
 */
export class WatchCredit {
  private constructor(readonly record: WatchCreditRecord) {}

  static start(enrolledAt: Date): WatchCredit {
    return new WatchCredit({ at: enrolledAt.getTime(), saved: GRACE_TICKS });
  }

  static fromRecord(record: WatchCreditRecord): WatchCredit {
    return new WatchCredit(record);
  }

  /** The most ticks that a message arriving now can be good for. */
  allowance(now: Date): number {
    const since = this.ticksSince(now);
    return Math.min(since + GRACE_TICKS, this.record.saved + since);
  }

  /** A message that brought nothing new costs nothing, so a repeated one changes nothing. */
  spend(ticks: number, now: Date): WatchCredit {
    if (ticks === 0) return this;
    return new WatchCredit({
      at: Math.max(now.getTime(), this.record.at),
      saved: this.record.saved + this.ticksSince(now) - ticks,
    });
  }

  private ticksSince(now: Date): number {
    const seconds = Math.max(0, now.getTime() - this.record.at) / 1000;
    return Math.floor(seconds * TOP_SPEED * TICKS_PER_SECOND);
  }
}
