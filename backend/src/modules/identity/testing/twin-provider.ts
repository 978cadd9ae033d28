import { SignInProvider, type VerifiedIdentity } from '../application/sessions/sign-in-provider.js';
import { ProviderNotVerified } from '../domain/errors.js';

/** A provider that vouches for the identities a test registered, by token. */
export class TwinProvider extends SignInProvider {
  private readonly known = new Map<string, VerifiedIdentity>();

  vouch(idToken: string, identity: Partial<VerifiedIdentity> & { email: string }): void {
    const usual = { issuer: 'twin', subject: identity.email, name: null, isAuthoritative: true };
    this.known.set(idToken, { ...usual, ...identity });
  }

  async verify(idToken: string): Promise<VerifiedIdentity> {
    const identity = this.known.get(idToken);
    if (!identity) throw new ProviderNotVerified();
    return identity;
  }
}
