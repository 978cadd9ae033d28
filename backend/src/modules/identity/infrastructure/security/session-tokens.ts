import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

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
  private readonly current: { header: string; key: KeyObject };
  private readonly keys: ReadonlyMap<string, KeyObject>;

  constructor(current: string, previous?: string) {
    const header = base64url({ alg: 'HS256', typ: 'JWT', kid: kidOf(current) });
    this.current = { header, key: keyOf(current) };
    const secrets = [current, ...(previous ? [previous] : [])];
    this.keys = new Map(secrets.map((secret) => [kidOf(secret), keyOf(secret)]));
  }

  sign(sessionId: string, endsAt: Date): string {
    // By hand (RFC 7515, 3.1): jose hands each signature to another thread and jsonwebtoken takes three times as long,
    // for the same bytes. Verifying stays with passport-jwt.
    const { header, key } = this.current;
    const payload = base64url({
      sid: sessionId,
      exp: Math.floor(endsAt.getTime() / 1000),
      iat: Math.floor(Date.now() / 1000),
      aud: SESSION_AUDIENCE,
      iss: TOKEN_ISSUER,
    });
    const signature = createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url');
    return `${header}.${payload}.${signature}`;
  }

  keyNamed(kid: string): KeyObject | undefined {
    return this.keys.get(kid);
  }
}

const base64url = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Not the text: jsonwebtoken would try it as a public key first, each time anew, for 0.2 ms. */
const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

function kidOf(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8);
}
