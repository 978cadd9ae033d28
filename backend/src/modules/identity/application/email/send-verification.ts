import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { OtpChallenge } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { Users } from '../../domain/users.js';
import { OtpPolicy } from '../passwords/otp-policy.js';

@Injectable()
export class SendVerification {
  constructor(
    private readonly users: Users,
    private readonly challenges: OtpChallenges,
    private readonly policy: OtpPolicy,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests a mail with a confirmation link; does nothing when the address is confirmed, a link is on its way, or the
   * daily limit is reached.
   */
  async execute({ userId }: { userId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const user = await this.users.lock(userId);
      if (!user) throw new NotFound();
      if (user.isEmailVerified) return;
      const since = this.policy.memoryStart(at);
      const recent = await this.challenges.lockVerificationsSince(userId, since);
      const left = await this.challenges.tracesAt(user.email, 'verification', since);
      if (recent[0]?.isFresh(at) || this.policy.isDayFull([...recent, ...left], at)) return;
      await this.challenges.save(OtpChallenge.open(this.ids.next(), userId, 'verification', at));
    });
  }
}
