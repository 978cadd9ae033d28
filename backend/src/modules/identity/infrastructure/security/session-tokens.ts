import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

export const TOKEN_ISSUER = 'lectern';
/** Our other tokens have other audiences, so they are refused as sessions. */
export const SESSION_AUDIENCE = 'lectern-session';

export interface SessionClaims {
  readonly sid: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Signs session tokens and identifies the secrets; the previous secret still verifies, so that secrets can rotate. */
export class SessionTokens {
  private readonly current: { kid: string; key: KeyObject };
  private readonly keys: ReadonlyMap<string, KeyObject>;

  constructor(current: string, previous?: string) {
    this.current = { kid: kidOf(current), key: keyOf(current) };
    const secrets = [current, ...(previous ? [previous] : [])];
    this.keys = new Map(secrets.map((secret) => [kidOf(secret), keyOf(secret)]));
  }

  sign(sessionId: string, endsAt: Date): string {
    // Not with jose, which signs on another thread at many times the cost of the signature.
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

/** A key object, not text: jsonwebtoken would parse text as a public key first, each time anew, for 0.2 ms. */
const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

function kidOf(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8);
}
