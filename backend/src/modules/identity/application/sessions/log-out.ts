import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Sessions } from '../../domain/sessions.js';

@Injectable()
export class LogOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends the session; a no-op if it is gone already. */
  async execute({ sessionId }: { sessionId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const session = await this.sessions.find(sessionId);
      if (!session) return;
      session.end(this.clock.now());
      await this.sessions.save(session);
    });
    await this.sessions.told();
  }
}
