import { createHmac, timingSafeEqual } from 'node:crypto';

/** Expiring links to files: an HMAC-SHA256 over the key and the expiry. */
export class SignedLinks {
  constructor(private readonly secret: string) {}

  /** Path and query of a link that is valid until `expiresAt` (seconds since 1970). */
  sign(key: string, expiresAt: number): string {
    return `/api/files/${key}?expires=${expiresAt}&signature=${this.signature(key, expiresAt)}`;
  }

  /** Whether we signed the link for this key and it has not expired at `now` (seconds since 1970). */
  isGood(key: string, expires: string, signature: string, now: number): boolean {
    const expiresAt = Number(expires);
    if (!Number.isSafeInteger(expiresAt) || expiresAt < now) return false;
    const expected = Buffer.from(this.signature(key, expiresAt));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private signature(key: string, expiresAt: number): string {
    return createHmac('sha256', this.secret).update(`${expiresAt}\n${key}`).digest('base64url');
  }
}
