import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
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
  private readonly current: { kid: string; key: KeyObject };
  private readonly keys: ReadonlyMap<string, KeyObject>;

  constructor(current: string, previous?: string) {
    this.current = { kid: kidOf(current), key: keyOf(current) };
    const secrets = [current, ...(previous ? [previous] : [])];
    this.keys = new Map(secrets.map((secret) => [kidOf(secret), keyOf(secret)]));
  }

  sign(sessionId: string, endsAt: Date): string {
    // Not by jose, which hands each signature to another thread: that costs many times what it signs for.
    return jwt.sign(
      { sid: sessionId, exp: Math.floor(endsAt.getTime() / 1000) },
      this.current.key,
      {
        algorithm: 'HS256',
        keyid: this.current.kid,
        issuer: TOKEN_ISSUER,
        audience: SESSION_AUDIENCE,
      },
    );
  }

  keyNamed(kid: string): KeyObject | undefined {
    return this.keys.get(kid);
  }
}

/** Not the text: jsonwebtoken would try it as a public key first, each time anew, for 0.2 ms. */
const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

function kidOf(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8);
}
