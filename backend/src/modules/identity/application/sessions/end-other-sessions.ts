import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Sessions } from '../../domain/sessions.js';

@Injectable()
export class EndOtherSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Ends every session of the user except the current one. */
  async execute({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
    await this.sessions.endAll(userId, this.clock.now(), sessionId);
    await this.sessions.told();
  }
}
