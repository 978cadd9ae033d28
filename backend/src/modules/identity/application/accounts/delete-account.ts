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
import { Users } from '../../domain/users.js';
import { OwnerProof, type Proof } from '../passwords/owner-proof.js';

export interface DeleteAccountCommand extends Proof {
  readonly userId: string;
}

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

  /** For good: profile and sessions go, others hear of it, and a last mail confirms it. @throws LastOpsAccount, ProofRequired, InvalidInput, ProviderNotVerified */
  async execute({ userId, ...proof }: DeleteAccountCommand): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) throw new NotFound();
    const assertProved = await this.proof.check(user, proof);
    await this.unitOfWork.run(async () => {
      const claimed = await this.users.claim(userId);
      if (!claimed) throw new NotFound();
      assertProved(claimed);
      await assertOthersStay(claimed, this.users);
      const at = this.clock.now();
      await this.sessions.endAll(claimed.id, at);
      await this.farewells.save(Farewell.bid(this.ids.next(), claimed.email, at));
      // With the account its counters would go, and whoever guesses at mailboxes could begin anew with the next one.
      await this.challenges.leaveTraces(claimed);
      claimed.leave();
      await this.users.remove(claimed);
    });
    await this.sessions.told();
  }
}
