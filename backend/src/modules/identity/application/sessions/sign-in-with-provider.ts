import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { EmailAddress } from '../../domain/email-address.js';
import { EmailTaken, ProviderNotVerified } from '../../domain/errors.js';
import type { Device } from '../../domain/session.js';
import { OtpChallenges } from '../../domain/otp-challenges.js';
import { Sessions } from '../../domain/sessions.js';
import { User } from '../../domain/user.js';
import { Users } from '../../domain/users.js';
import { SessionStarter, type SignedIn } from './session-starter.js';
import { SignInProvider, type VerifiedIdentity } from './sign-in-provider.js';

export interface ProviderSignIn {
  readonly name: string;
  readonly email: string;
  /** Empty when logging in; an unknown account then becomes a student. */
  readonly role: '' | 'student' | 'educator';
  readonly idToken: string;
  readonly nonce: string | null;
  readonly device: Device;
  /** The user that the request's session belongs to: they may link a provider that does not vouch for their mailbox. */
  readonly loggedInAs?: string | undefined;
  /** The version of the terms that the person was shown. */
  readonly termsVersion: number;
}

@Injectable()
export class SignInWithProvider {
  constructor(
    private readonly provider: SignInProvider,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly challenges: OtpChallenges,
    private readonly starter: SessionStarter,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput for a newcomer without a name, ProviderNotVerified, LinkRequired, AccountLocked */
  async execute(command: ProviderSignIn): Promise<SignedIn & { isNew: boolean }> {
    const email = EmailAddress.parse(command.email);
    const identity = await this.provider.verify(command.idToken, command.nonce);
    if (EmailAddress.parse(identity.email).value !== email.value) throw new ProviderNotVerified();
    const enter = () => this.unitOfWork.run(() => this.enter(command, email, identity));
    const { othersEnded, ...signedIn } = await enter().catch((error: unknown) => {
      // The same person signed up in another tab at the same time: the account exists by now.
      if (error instanceof EmailTaken) return enter();
      throw error;
    });
    if (othersEnded) await this.sessions.told();
    return signedIn;
  }

  private async enter(command: ProviderSignIn, email: EmailAddress, identity: VerifiedIdentity) {
    const at = this.clock.now();
    const known =
      (await this.users.lockByProvider(identity.issuer, identity.subject)) ??
      (await this.users.lockByEmail(email));
    known?.assertOpen();
    const isOwner = known?.id === command.loggedInAs;
    const othersAreOut = known?.signInThrough(identity, at, isOwner) ?? false;
    if (known && othersAreOut) {
      await this.sessions.endAll(known.id, at);
      await this.accessTokens.revokeAll(known.id, at);
      await this.challenges.closeEmailChanges(known.id, at);
    }
    const user =
      known ??
      User.joinThrough(identity, {
        id: this.ids.next(),
        name: nameOf(identity.name ?? command.name),
        email,
        role: command.role === '' ? 'student' : command.role,
        at,
        termsVersion: command.termsVersion,
      });
    await this.users.save(user);
    const begun = await this.starter.start(user, command.device);
    return { ...begun, isNew: !known, othersEnded: othersAreOut || begun.othersEnded };
  }
}

function nameOf(told: string): string {
  if (told === '') throw InvalidInput.field('name', 'Name is required.');
  return told;
}
