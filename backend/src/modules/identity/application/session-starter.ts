import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Ids } from '../../../platform/application/ids.js';
import { Session } from '../domain/session.js';
import { Sessions } from '../domain/sessions.js';
import type { User } from '../domain/user.js';

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

  async start(user: User, device: string): Promise<SignedIn> {
    const at = this.clock.now();
    const session = Session.start(this.ids.next(), user, device, at);
    await this.sessions.start(session, MAX_SESSIONS);
    return { user, session };
  }
}
