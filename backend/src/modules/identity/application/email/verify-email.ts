import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { VerificationInvalid } from '../../domain/errors.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { Users } from '../../domain/users.js';
import { OtpCodes } from '../passwords/otp-codes.js';

@Injectable()
export class VerifyEmail {
  constructor(
    private readonly users: Users,
    private readonly challenges: OtpChallenges,
    private readonly codes: OtpCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms the address of the logged-in account. If somebody signed up with another person's address, a click by that
   * person, who has no session, must not confirm it. @throws VerificationInvalid
   */
  async execute({ userId, token }: { userId: string; token: string }): Promise<void> {
    const [id = '', secret = ''] = token.split('.');
    await this.unitOfWork.run(async () => {
      // Locked first, as in setting a password, which ends codes as well.
      const user = await this.users.lock(userId);
      // Not before the wait for the lock: what was closed meanwhile would still be open at that time.
      const at = this.clock.now();
      const challenge = await this.challenges.lock(id);
      const isRight =
        challenge?.kind === 'verification' &&
        challenge.userId === userId &&
        this.codes.matches(challenge, secret);
      if (!user || !challenge || !isRight || !challenge.answer(true, at))
        throw new VerificationInvalid();
      user.verifyEmail(at);
      await this.challenges.save(challenge);
      await this.users.save(user);
    });
  }
}
