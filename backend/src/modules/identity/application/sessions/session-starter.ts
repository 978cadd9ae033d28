import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { type Device, Session } from '../../domain/session.js';
import { type Begun, Sessions } from '../../domain/sessions.js';
import type { User } from '../../domain/user.js';

/** More devices than a person has; beyond it, the oldest session ends. */
const MAX_SESSIONS = 10;

export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** Starts a session, always under a new id, so that an id planted before the log-in (session fixation) is useless. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly sessions: Sessions,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** A newcomer's session, to be saved with the account. */
  begin(user: User, device: Device): Session {
    return Session.start(this.ids.next(), user, device, this.clock.now());
  }

  /** Null when the address or password changed, or the account was locked, since they were checked. */
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

  /** Joins the caller's transaction; the caller announces ended sessions after the commit. */
  async start(user: User, device: Device): Promise<SignedIn & Begun> {
    const session = this.begin(user, device);
    return { user, session, ...(await this.sessions.start(session, MAX_SESSIONS)) };
  }
}
