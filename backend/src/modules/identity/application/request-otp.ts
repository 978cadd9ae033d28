import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Ids } from '../../../platform/application/ids.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { EmailAddress } from '../domain/email-address.js';
import { OtpChallenge } from '../domain/otp-challenge.js';
import { OtpChallenges } from '../domain/otp-challenges.js';
import { Users } from '../domain/users.js';

const DAY_MS = 24 * 60 * 60_000;
const MAX_A_DAY = 10;

@Injectable()
export class RequestOtp {
  constructor(
    private readonly users: Users,
    private readonly challenges: OtpChallenges,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Says nothing about whether the account exists; the code travels by mail, later. */
  async execute({ email }: { email: string }): Promise<void> {
    const user = await this.users.findByEmail(EmailAddress.parse(email));
    if (!user) return;
    await this.unitOfWork.run(async () => {
      const at = this.clock.now();
      const dayAgo = new Date(at.getTime() - DAY_MS);
      const recent = await this.challenges.openedSince(user.id, dayAgo);
      if (recent[0]?.isFresh(at) || recent.length >= MAX_A_DAY) return;
      await this.challenges.save(OtpChallenge.open(this.ids.next(), user.id, at));
    });
  }
}
