import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { EmailAddress } from '../../domain/email-address.js';
import { isShortWayClosed, OtpChallenge } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ResetRequests } from '../../domain/reset-requests.js';
import { Users } from '../../domain/users.js';
import { GuessWatch } from './guess-watch.js';
import { OtpPolicy } from './otp-policy.js';

@Injectable()
export class OpenOtpChallenge {
  constructor(
    private readonly requests: ResetRequests,
    private readonly users: Users,
    private readonly challenges: OtpChallenges,
    private readonly policy: OtpPolicy,
    private readonly watch: GuessWatch,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Opens a challenge for a request, if the account exists; concurrent requests open only one. */
  async execute({ requestId }: { requestId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const request = await this.requests.take(requestId);
      if (!request) return;
      const user = await this.users.lockByEmail(EmailAddress.parse(request.email));
      if (!user || request.isStale(at)) return;
      const since = this.policy.memoryStart(at);
      const recent = await this.challenges.lockResetsSince(user.id, since);
      const left = await this.challenges.tracesAt(user.email, 'reset', since);
      if (this.policy.isDayFull([...recent, ...left], at)) return;
      const isWeak = isShortWayClosed(recent, left) || (await this.watch.isSiteUnderAttack(at));
      if (recent[0]?.isFresh(at, isWeak)) return;
      const kind = isWeak ? 'link' : 'code';
      await this.challenges.save(OtpChallenge.open(this.ids.next(), user.id, kind, at));
    });
  }
}
