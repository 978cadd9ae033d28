import { TICKS_PER_SECOND } from './watched-intervals.js';

/** Credit allows for watching at up to double speed ... */
const TOP_SPEED = 2;
/** ... and for messages that arrive a little late. */
const GRACE_TICKS = 10 * TICKS_PER_SECOND;

export interface WatchCreditRecord {
  /** When the last message was credited, in milliseconds since 1970. */
  readonly at: number;
  /** Ticks that could have been watched since enrolling but were not claimed. */
  readonly saved: number;
}

/**
 * Limits claims by elapsed time: twice the time since the last credited message plus ten seconds and, so that many
 * small claims cannot get around it, twice the time since enrolling plus ten seconds in all.
 */
export class WatchCredit {
  private constructor(readonly record: WatchCreditRecord) {}

  static start(enrolledAt: Date): WatchCredit {
    return new WatchCredit({ at: enrolledAt.getTime(), saved: GRACE_TICKS });
  }

  static fromRecord(record: WatchCreditRecord): WatchCredit {
    return new WatchCredit(record);
  }

  /** The most ticks that a message arriving now can be credited. */
  allowance(now: Date): number {
    const since = this.ticksSince(now);
    return Math.min(since + GRACE_TICKS, this.record.saved + since);
  }

  /** A message without news costs nothing, so a repeated one changes nothing. */
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
