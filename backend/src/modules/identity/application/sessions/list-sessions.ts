import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Session } from '../../domain/session.js';
import { Sessions } from '../../domain/sessions.js';

@Injectable()
export class ListSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** The user's live sessions, newest first. */
  async execute({ userId }: { userId: string }): Promise<Session[]> {
    const at = this.clock.now();
    return (await this.sessions.openOf(userId)).filter((session) => session.isLive(at));
  }
}
