import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Sessions } from '../../domain/sessions.js';

@Injectable()
export class EndSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends one of the user's sessions. @throws NotFound for a session that is not theirs, or not live */
  async execute({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const session = await this.sessions.find(sessionId);
      if (session?.userId !== userId || !session.isLive(at)) throw new NotFound();
      session.end(at);
      await this.sessions.save(session);
    });
    await this.sessions.told();
  }
}
