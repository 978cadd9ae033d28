import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { type Device, Session } from '../../domain/session.js';
import { Sessions } from '../../domain/sessions.js';
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
    const isOpen =
      passwordHash !== null &&
      (await this.sessions.startByPassword(session, MAX_SESSIONS, { email, passwordHash }));
    return isOpen ? { user, session } : null;
  }

  async start(user: User, device: Device): Promise<SignedIn> {
    const session = this.begin(user, device);
    await this.sessions.start(session, MAX_SESSIONS);
    return { user, session };
  }
}
