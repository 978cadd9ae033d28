import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { EmailAddress } from '../../domain/email-address.js';
import { isEmailGuessedAt, OtpChallenge } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { GuessWatch } from '../passwords/guess-watch.js';
import { OtpPolicy } from '../passwords/otp-policy.js';
import { OwnerProof, type Proof } from '../passwords/owner-proof.js';

export interface AskEmailChangeCommand extends Proof {
  readonly userId: string;
  readonly email: string;
}

@Injectable()
export class AskEmailChange {
  constructor(
    private readonly users: Users,
    private readonly challenges: OtpChallenges,
    private readonly proof: OwnerProof,
    private readonly policy: OtpPolicy,
    private readonly watch: GuessWatch,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a change of address, which the new mailbox must confirm. The worker looks up later whether the address is
   * taken, so neither the answer nor its timing reveals it. @throws InvalidInput, ProofRequired, ProviderNotVerified,
   * RateLimited
   */
  async execute({ userId, email, ...proof }: AskEmailChangeCommand): Promise<void> {
    const address = EmailAddress.parse(email);
    const user = await this.users.find(userId);
    if (!user) throw new NotFound();
    user.assertOtherEmail(address);
    const assertProved = await this.proof.check(user, proof);
    await this.unitOfWork.run(async () => {
      const locked = await this.users.lock(userId);
      if (!locked) throw new NotFound();
      assertProved(locked);
      locked.assertOtherEmail(address);
      await this.open(locked, address);
    });
  }

  /** Keeps a code already on its way to the same address; no mailbox and no account gets more than the daily limit. */
  private async open(user: User, address: EmailAddress): Promise<void> {
    const at = this.clock.now();
    const since = this.policy.memoryStart(at);
    const recent = await this.challenges.lockEmailChangesAround(user.id, address.value, since);
    const own = recent.filter(({ userId }) => userId === user.id);
    const there = recent.filter(({ newEmail }) => newEmail === address.value);
    const left = await this.challenges.tracesAt(address.value, 'move', since);
    const [last] = own;
    if (this.policy.isDayFull(own, at) || this.policy.isDayFull([...there, ...left], at)) return;
    const isWeak =
      isEmailGuessedAt([...recent, ...left]) || (await this.watch.isSiteUnderAttack(at));
    if (last?.newEmail === address.value && last.isFresh(at, isWeak)) return;
    const kind = isWeak ? 'email-link' : 'email-code';
    const id = this.ids.next();
    await this.challenges.save(OtpChallenge.openEmailChange(id, user, address, kind, at));
  }
}
