import { Injectable } from '@nestjs/common';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { OtpPolicy } from './otp-policy.js';

/** Watches the wrong guesses at all accounts together. */
@Injectable()
export class GuessWatch {
  constructor(
    private readonly challenges: OtpChallenges,
    private readonly policy: OtpPolicy,
  ) {}

  /** Whether so many codes were wrong within the hour that no more codes should be mailed. */
  async isSiteUnderAttack(at: Date): Promise<boolean> {
    const { siteBudget } = this.policy;
    if (siteBudget === null) return false;
    return (await this.challenges.wrongTriesSince(this.policy.hourStart(at))) > siteBudget;
  }
}
