import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { type Device, Session } from '../../domain/session.js';
import { type Begun, Sessions } from '../../domain/sessions.js';
import type { User } from '../../domain/user.js';

/** More devices than a person has; beyond it the oldest session makes room. */
const MAX_SESSIONS = 10;

export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** Starts a session, always under a new id, so that one planted before the log-in is worth nothing. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly sessions: Sessions,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Of a newcomer, to be saved with the account. */
  begin(user: User, device: Device): Session {
    return Session.start(this.ids.next(), user, device, this.clock.now());
  }

  /** Null when the address and password that were right a moment ago no longer are, or the account was locked. */
  async startByPassword(user: User, device: Device): Promise<SignedIn | null> {
    const session = this.begin(user, device);
    const { email, passwordHash } = user;
    if (passwordHash === null) return null;
    const known = { email, passwordHash };
    const begun = await this.sessions.startByPassword(session, MAX_SESSIONS, known);
    if (!begun) return null;
    if (begun.othersEnded) await this.sessions.told();
    return { user, session };
  }

  /** Joins the caller's unit of work; who was ended is to be told of after that. */
  async start(user: User, device: Device): Promise<SignedIn & Begun> {
    const session = this.begin(user, device);
    return { user, session, ...(await this.sessions.start(session, MAX_SESSIONS)) };
  }
}
