import type { Role } from './user.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The idle and the absolute lifetime of a session. Ops sessions can do more harm, so they end sooner. */
function sessionLimits(role: Role): { idleMs: number; absoluteMs: number } {
  return role === 'ops'
    ? { idleMs: 15 * MINUTE, absoluteMs: 8 * 60 * MINUTE }
    : { idleMs: 7 * DAY, absoluteMs: 30 * DAY };
}

/** The data that decides whether a session is live. */
export interface SessionSpan {
  readonly lastSeenAt: Date;
  readonly idleMs: number;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

/** Neither ended, nor too old, nor idle for too long. */
export function isLive({ lastSeenAt, idleMs, endsAt, endedAt }: SessionSpan, at: Date): boolean {
  return endedAt === null && at < endsAt && at.getTime() < lastSeenAt.getTime() + idleMs;
}

/** The device that a person signs in on. */
export interface Device {
  /** Such as "Firefox on Windows", for its owner to recognize. */
  readonly name: string;
  /** Identifies the browser across accounts, so that accounts sharing one can be found; null when unknown. */
  readonly mark: string | null;
}

/** A sign-in on one device. */
export class Session {
  private _lastSeenAt: Date;
  private _endedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    readonly device: string,
    readonly deviceMark: string | null,
    readonly createdAt: Date,
    readonly idleMs: number,
    readonly endsAt: Date,
  ) {
    this._lastSeenAt = createdAt;
  }

  static start(id: string, user: { id: string; role: Role }, device: Device, at: Date): Session {
    const { idleMs, absoluteMs } = sessionLimits(user.role);
    const endsAt = new Date(at.getTime() + absoluteMs);
    return new Session(id, user.id, device.name, device.mark, at, idleMs, endsAt);
  }

  isLive(at: Date): boolean {
    const { _lastSeenAt: lastSeenAt, idleMs, endsAt, _endedAt: endedAt } = this;
    return isLive({ lastSeenAt, idleMs, endsAt, endedAt }, at);
  }

  /** Whether it was ended or expired before the moment. */
  wasOverBefore(moment: Date): boolean {
    const { _endedAt: endedAt, _lastSeenAt: lastSeenAt, idleMs, endsAt } = this;
    const ranOut = Math.min(endsAt.getTime(), lastSeenAt.getTime() + idleMs);
    return Math.min(ranOut, endedAt?.getTime() ?? Infinity) < moment.getTime();
  }

  get lastSeenAt(): Date {
    return this._lastSeenAt;
  }

  get isEnded(): boolean {
    return this._endedAt !== null;
  }

  /** When it was ended; null for one that is live or expired. */
  get endedAt(): Date | null {
    return this._endedAt;
  }

  end(at: Date): void {
    this._endedAt ??= at;
  }
}
