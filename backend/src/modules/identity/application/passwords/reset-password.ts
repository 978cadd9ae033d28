import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { EmailAddress } from '../../domain/email-address.js';
import { ResetProofRequired } from '../../domain/errors.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { Sessions } from '../../domain/sessions.js';
import { Users } from '../../domain/users.js';
import { PasswordCheck } from './password-check.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';
import { ResetTokens } from './reset-tokens.js';

export interface ResetPasswordCommand {
  readonly email: string;
  readonly password: string;
  readonly resetToken: string | null;
}

@Injectable()
export class ResetPassword {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly permits: ResetPermits,
    private readonly challenges: OtpChallenges,
    private readonly tokens: ResetTokens,
    private readonly passwords: PasswordCheck,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the password and ends every session, token, proof and code of the account; does not log in. @throws
   * ResetProofRequired, InvalidInput
   */
  async execute({ email, password, resetToken }: ResetPasswordCommand): Promise<void> {
    const address = EmailAddress.parse(email);
    await this.rules.check(password, address);
    if (!resetToken || !(await this.isKnown(resetToken))) throw new ResetProofRequired();
    const hash = await this.hasher.hash(password);
    await this.unitOfWork.run(async () => {
      const at = this.clock.now();
      // Locked first, as in a change of address: of two concurrent requests, the later one sees the other's changes.
      const user = await this.users.lockByEmail(address);
      const permit = await this.permits.find(this.tokens.hashOf(resetToken));
      if (!permit || !user || permit.userId !== user.id || !permit.use(at))
        throw new ResetProofRequired();
      await this.permits.save(permit);
      user.resetPassword(hash, at);
      await this.users.save(user);
      await this.sessions.endAll(user.id, at);
      await this.accessTokens.revokeAll(user.id, at);
      // An attacker who got into the owner's mailbox or browser may hold proofs and codes.
      await this.challenges.closeAll(user.id, at);
      await this.permits.revokeAll(user.id, at);
    });
    await this.passwords.forgetFailures(address.value);
    await this.sessions.told();
  }

  /** Checked before hashing, which is expensive, and once more inside the transaction, where it counts. */
  private isKnown(resetToken: string): Promise<boolean> {
    return this.unitOfWork.run(
      async () => (await this.permits.find(this.tokens.hashOf(resetToken))) !== null,
    );
  }
}
