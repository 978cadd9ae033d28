import type { ProviderIdentity } from '../../domain/user.js';

export interface VerifiedIdentity extends ProviderIdentity {
  readonly email: string;
  readonly name: string | null;
}

/** A hosted identity provider, such as Google. */
export abstract class SignInProvider {
  /**
   * Checks an ID token (OpenID Connect Core 1.0, 3.1.3.7): signature, issuer, audience, times, nonce, verified e-mail.
   * @throws ProviderNotVerified when anything is off.
   */
  abstract verify(idToken: string, nonce: string | null): Promise<VerifiedIdentity>;
}
