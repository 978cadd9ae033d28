import type { Role } from './user.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a session lives without use, and at most. Ops sessions can do more harm and live shorter. */
function sessionLimits(role: Role): { idleMs: number; absoluteMs: number } {
  return role === 'ops'
    ? { idleMs: 15 * MINUTE, absoluteMs: 8 * 60 * MINUTE }
    : { idleMs: 7 * DAY, absoluteMs: 30 * DAY };
}

/** A sign-in on one device. */
export class Session {
  private _lastSeenAt: Date;
  private _endedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    readonly createdAt: Date,
    readonly idleMs: number,
    readonly endsAt: Date,
  ) {
    this._lastSeenAt = createdAt;
  }

  static start(id: string, user: { id: string; role: Role }, at: Date): Session {
    const { idleMs, absoluteMs } = sessionLimits(user.role);
    return new Session(id, user.id, at, idleMs, new Date(at.getTime() + absoluteMs));
  }

  isLive(at: Date): boolean {
    const idleUntil = this._lastSeenAt.getTime() + this.idleMs;
    return this._endedAt === null && at < this.endsAt && at.getTime() < idleUntil;
  }

  end(at: Date): void {
    this._endedAt ??= at;
  }
}
