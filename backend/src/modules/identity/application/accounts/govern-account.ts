import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { assertOthersStay, assertSomebodyElse } from '../../domain/ops-staff.js';
import { Sessions } from '../../domain/sessions.js';
import type { Role, User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';

/**
 * What ops staff may do to an account. Every change ends the account's sessions, since they were started under other
 * rules. Runs in the transaction of an operation, whose caller awaits `Sessions.told` after the commit.
 */
@Injectable()
export class GovernAccount {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, OwnAccount, LastOpsAccount */
  lock(userId: string, operatorId: string): Promise<Change> {
    return this.change(userId, async (user, at) => {
      await this.assertSpared(user, operatorId);
      user.lock(at);
    });
  }

  /** @throws NotFound */
  unlock(userId: string): Promise<Change> {
    return this.change(userId, (user) => user.unlock());
  }

  /** @throws NotFound, OwnAccount, LastOpsAccount */
  assignRole(userId: string, role: Role, operatorId: string): Promise<Change> {
    return this.change(userId, async (user) => {
      if (role !== 'ops') await this.assertSpared(user, operatorId);
      user.assignRole(role);
    });
  }

  private async assertSpared(user: User, operatorId: string): Promise<void> {
    assertSomebodyElse(user, operatorId);
    await assertOthersStay(user, this.users);
  }

  private change(
    userId: string,
    apply: (user: User, at: Date) => Promise<void> | void,
  ): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const user = await this.users.lock(userId);
      if (!user) throw new NotFound();
      const before = summaryOf(user);
      await apply(user, at);
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
