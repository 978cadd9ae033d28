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
/**
 * Google's tokens live for an hour, and a nonce does not identify a token's owner, because a thief has both. The
 * lifetime of a nonce is long enough to sign in, and to link an account that needs the password first.
 */
const MOST_AGE_SECONDS = 600;
const GOOGLE_KEYS = new URL('https://www.googleapis.com/oauth2/v3/certs');

/** The shortest interval between two fetches of the keys because of an unknown key id. */
const COOLDOWN_SECONDS = 30;

class KeysUnreachable extends DomainError {
  /**
   * @param cause for the log: causes range from a wrong proxy to an answer without keys, and are fixed in different
   * places
   */
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
  /** Whether the provider is authoritative for the address in a token with these claims. */
  readonly isAuthoritative: (claims: JWTPayload) => boolean;
  /** False only where nobody can have stolen a token. */
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
      // Keys rotate, so an unknown key id triggers a fetch; the cooldown keeps made-up key ids from triggering many.
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
      // The same person, whichever of its issuer names the provider uses.
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
        maxTokenAge: MOST_AGE_SECONDS,
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

  /** Logs what is probably our own wrong setting; the person signing in gets the usual error. */
  private tellOtherClient(theirs: JWTPayload['aud']): void {
    this.log.warn(
      { ours: this.settings.audience, theirs },
      'an ID token is not for the client of GOOGLE_CLIENT_ID',
    );
  }
}

/** Errors meaning that Google could not be reached, rather than that it has no such key. */
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
