import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import type { Change } from '../../../platform/application/operations.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { Sessions } from '../domain/sessions.js';
import type { Role, User } from '../domain/user.js';
import { Users } from '../domain/users.js';

/** What ops staff may do to an account; whatever changes, its sessions end, since they were started under other rules. */
@Injectable()
export class GovernAccount {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  lock(userId: string): Promise<Change> {
    return this.change(userId, (user, at) => user.lock(at));
  }

  /** @throws NotFound */
  unlock(userId: string): Promise<Change> {
    return this.change(userId, (user) => user.unlock());
  }

  /** @throws NotFound */
  assignRole(userId: string, role: Role): Promise<Change> {
    return this.change(userId, (user) => user.assignRole(role));
  }

  private change(userId: string, apply: (user: User, at: Date) => void): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const user = await this.users.claim(userId);
      if (!user) throw new NotFound();
      const before = summaryOf(user);
      apply(user, at);
      const after = summaryOf(user);
      if (before.role !== after.role || before.isLocked !== after.isLocked) {
        await this.users.save(user);
        await this.sessions.endAll(userId, at);
      }
      return { before, after };
    });
  }
}

function summaryOf({ role, isLocked }: User) {
  return { role, isLocked };
}
