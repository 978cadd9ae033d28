import { createRemoteJWKSet, errors, type JWTVerifyGetKey, type JWTPayload, jwtVerify } from 'jose';
import { DomainError } from '../../../../platform/domain/domain-error.js';
import type { Log } from '../../../../platform/infrastructure/logging/log.js';
import {
  SignInProvider,
  type VerifiedIdentity,
} from '../../application/sessions/sign-in-provider.js';
import { ProviderNotVerified } from '../../domain/errors.js';
import { toldName } from '../told-name.js';

const CLOCK_TOLERANCE_SECONDS = 60;
const GOOGLE_KEYS = new URL('https://www.googleapis.com/oauth2/v3/certs');

/** As long as an unknown key makes us ask for the keys again at most. */
const COOLDOWN_SECONDS = 30;

class KeysUnreachable extends DomainError {
  /** @param cause for the log: from a wrong proxy to an answer without keys, each is mended elsewhere */
  constructor(override readonly cause: unknown) {
    super('unavailable', 'UNAVAILABLE', 'Google does not answer right now. Please try again.', {
      retryAfterSeconds: COOLDOWN_SECONDS,
    });
  }
}

export interface OidcSettings {
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly algorithms: readonly string[];
  /** Whether the provider speaks for the address in a token with these claims. */
  readonly isAuthoritative: (claims: JWTPayload) => boolean;
  /** A token without a nonce passes only where nobody can have stolen one. */
  readonly requiresNonce: boolean;
}

/** Verifies OpenID Connect ID tokens against the provider's keys. */
export class OidcProvider extends SignInProvider {
  constructor(
    private readonly keys: JWTVerifyGetKey,
    private readonly settings: OidcSettings,
    private readonly log: Pick<Log, 'warn'>,
  ) {
    super();
  }

  /** developers.google.com/identity/gsi/web/guides/verify-google-id-token */
  static google(
    clientId: string,
    log: Pick<Log, 'warn'>,
    keysUrl = GOOGLE_KEYS,
    timeoutMs = 5_000,
  ): OidcProvider {
    const keys = createRemoteJWKSet(keysUrl, {
      // Keys rotate: an unknown one is looked up, but whoever makes up many causes one question a while.
      cooldownDuration: COOLDOWN_SECONDS * 1_000,
      cacheMaxAge: 24 * 3_600_000,
      timeoutDuration: timeoutMs,
    });
    const settings: OidcSettings = {
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      audience: clientId,
      algorithms: ['RS256'],
      isAuthoritative: ({ email, hd }) => String(email).endsWith('@gmail.com') || Boolean(hd),
      requiresNonce: true,
    };
    return new OidcProvider(tellingOutages(keys), settings, log);
  }

  async verify(idToken: string, nonce: string | null): Promise<VerifiedIdentity> {
    const claims = await this.claimsOf(idToken);
    const { sub, iss, email, name } = claims;
    const nonceFits =
      claims['nonce'] === undefined ? !this.settings.requiresNonce : claims['nonce'] === nonce;
    if (
      !sub ||
      !iss ||
      typeof email !== 'string' ||
      claims['email_verified'] !== true ||
      !nonceFits
    )
      throw new ProviderNotVerified();
    return {
      // One person, by whichever of its names the provider calls itself.
      issuer: this.settings.issuers[0] ?? iss,
      subject: sub,
      email,
      name: toldName(name),
      isAuthoritative: this.settings.isAuthoritative(claims),
    };
  }

  private async claimsOf(idToken: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(idToken, this.keys, {
        issuer: [...this.settings.issuers],
        audience: this.settings.audience,
        algorithms: [...this.settings.algorithms],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['exp', 'sub'],
      });
      return payload;
    } catch (error) {
      if (error instanceof KeysUnreachable) throw error;
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
        this.tellOtherClient(error.payload.aud);
      throw new ProviderNotVerified();
    }
  }

  /** More likely a setting of ours than a fault of whoever signs in, who is told no more than any other. */
  private tellOtherClient(theirs: JWTPayload['aud']): void {
    this.log.warn(
      { ours: this.settings.audience, theirs },
      'an ID token is not for the client of GOOGLE_CLIENT_ID',
    );
  }
}

/** Google could not be asked, rather than that it knows no such key. */
const OUTAGES = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function tellingOutages(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JOSEError && !OUTAGES.has(error.code)) throw error;
      throw new KeysUnreachable(error);
    }
  };
}
