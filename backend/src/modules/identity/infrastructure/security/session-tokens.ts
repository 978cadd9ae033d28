import { createHash } from 'node:crypto';
import jwt from 'jsonwebtoken';

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
  private readonly current: { kid: string; secret: string };
  private readonly secrets: ReadonlyMap<string, string>;

  constructor(current: string, previous?: string) {
    this.current = { kid: kidOf(current), secret: current };
    this.secrets = new Map([current, ...(previous ? [previous] : [])].map((s) => [kidOf(s), s]));
  }

  sign(sessionId: string, endsAt: Date): string {
    // Not by jose, which hands each signature to another thread: that costs many times what it signs for.
    return jwt.sign(
      { sid: sessionId, exp: Math.floor(endsAt.getTime() / 1000) },
      this.current.secret,
      {
        algorithm: 'HS256',
        keyid: this.current.kid,
        issuer: TOKEN_ISSUER,
        audience: SESSION_AUDIENCE,
      },
    );
  }

  secretNamed(kid: string): string | undefined {
    return this.secrets.get(kid);
  }
}

function kidOf(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8);
}
