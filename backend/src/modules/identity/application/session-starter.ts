import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Ids } from '../../../platform/application/ids.js';
import { Session } from '../domain/session.js';
import { Sessions } from '../domain/sessions.js';
import type { User } from '../domain/user.js';

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

  async start(user: User): Promise<SignedIn> {
    const session = Session.start(this.ids.next(), user, this.clock.now());
    await this.sessions.save(session);
    return { user, session };
  }
}
