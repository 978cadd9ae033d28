import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';

export const TOKEN_ISSUER = 'lectern';
/** Other tokens of ours have other audiences and fail as sessions. */
export const SESSION_AUDIENCE = 'lectern-session';

export interface SessionClaims {
  readonly sid: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Signs and names the secrets of session tokens; the previous secret still verifies, so that secrets can rotate. */
export class SessionTokens {
  private readonly current: { kid: string; key: Uint8Array };
  private readonly secrets: ReadonlyMap<string, string>;

  constructor(current: string, previous?: string) {
    this.current = { kid: kidOf(current), key: new TextEncoder().encode(current) };
    this.secrets = new Map([current, ...(previous ? [previous] : [])].map((s) => [kidOf(s), s]));
  }

  sign(sessionId: string, endsAt: Date): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: this.current.kid })
      .setIssuer(TOKEN_ISSUER)
      .setAudience(SESSION_AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(endsAt)
      .sign(this.current.key);
  }

  secretNamed(kid: string): string | undefined {
    return this.secrets.get(kid);
  }
}

function kidOf(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8);
}
