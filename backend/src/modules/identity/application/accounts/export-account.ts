import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { AccessToken } from '../../domain/access-token.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import type { OtpChallenge } from '../../domain/otp-challenge.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { Sessions } from '../../domain/sessions.js';
import type { Session } from '../../domain/session.js';
import type { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { PersonalData, type PersonalRecords } from './personal-data.js';

export interface AccountExport {
  readonly exportedAt: Date;
  readonly user: User;
  /** These three as far back as they are kept, which is some time after they end. */
  readonly sessions: readonly Session[];
  readonly accessTokens: readonly AccessToken[];
  readonly challenges: readonly OtpChallenge[];
  readonly elsewhere: PersonalRecords;
}

@Injectable()
export class ExportAccount {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly challenges: OtpChallenges,
    private readonly elsewhere: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** Everything that the product holds about the person. */
  async execute({ userId }: { userId: string }): Promise<AccountExport> {
    const user = await this.users.find(userId);
    if (!user) throw new NotFound();
    const exportedAt = this.clock.now();
    const sessions = await this.sessions.keptOf(userId);
    const accessTokens = await this.accessTokens.keptOf(userId);
    const challenges = await this.challenges.keptOf(userId);
    const elsewhere = await this.elsewhere.of(userId);
    return { exportedAt, user, sessions, accessTokens, challenges, elsewhere };
  }
}
