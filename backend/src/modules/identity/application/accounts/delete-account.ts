import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Ids } from '../../../../platform/application/ids.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Farewell } from '../../domain/farewell.js';
import { Farewells } from '../../domain/farewells.js';
import { assertOthersStay } from '../../domain/ops-staff.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { Sessions } from '../../domain/sessions.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { OwnerProof, type Proof } from '../passwords/owner-proof.js';

export interface DeleteAccountCommand extends Proof {
  readonly userId: string;
}

/** Longer than mails are tried. */
const MOVED_LATELY_MS = 24 * 3_600_000;

@Injectable()
export class DeleteAccount {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly farewells: Farewells,
    private readonly challenges: OtpChallenges,
    private readonly proof: OwnerProof,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes profile and sessions for good, tells the other modules and sends a last mail to a confirmed address. @throws
   * LastOpsAccount, ProofRequired, InvalidInput, ProviderNotVerified
   */
  async execute({ userId, ...proof }: DeleteAccountCommand): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) throw new NotFound();
    const assertProved = await this.proof.check(user, proof);
    await this.unitOfWork.run(async () => {
      const locked = await this.users.lock(userId);
      if (!locked) throw new NotFound();
      assertProved(locked);
      await assertOthersStay(locked, this.users);
      const at = this.clock.now();
      await this.sessions.endAll(locked.id, at);
      // Anybody can sign up with a stranger's address, and delete the account again.
      if (locked.isEmailVerified)
        await this.farewells.save(Farewell.bid(this.ids.next(), locked.email, at));
      for (const address of await this.leftBehind(locked, at))
        await this.farewells.save(Farewell.bid(this.ids.next(), address, at));
      // The guess counters would go with the account, and an attacker guessing at mailboxes could start over with a new
      // one.
      await this.challenges.leaveTraces(locked);
      locked.leave();
      await this.users.remove(locked);
    });
    await this.sessions.told();
  }

  /**
   * Addresses the account has just moved away from. A thief may move and delete it at once, and the notice of the move,
   * which is not sent once its challenge is gone, is all that its owner would hear.
   */
  private async leftBehind({ id, email }: User, at: Date): Promise<readonly string[]> {
    const since = at.getTime() - MOVED_LATELY_MS;
    const left = (await this.challenges.keptOf(id)).flatMap(({ oldEmail, passedAt }) =>
      oldEmail && passedAt && passedAt.getTime() >= since ? [oldEmail] : [],
    );
    return [...new Set(left)].filter((address) => address !== email);
  }
}
