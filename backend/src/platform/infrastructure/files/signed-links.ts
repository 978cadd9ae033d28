import { createHmac, timingSafeEqual } from 'node:crypto';

export interface FileLink {
  readonly key: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** The name that browsers save the file under, instead of showing it. */
  readonly saveAs?: string | undefined;
}

/** Expiring links to files: an HMAC-SHA256 over the expiry, the key and the name. */
export class SignedLinks {
  constructor(private readonly secret: string) {}

  /** Path and query of the link. */
  sign(link: FileLink): string {
    const { key, expiresAt, saveAs } = link;
    const name = saveAs === undefined ? '' : `&saveAs=${encodeURIComponent(saveAs)}`;
    return `/api/files/${key}?expires=${expiresAt}&signature=${this.signature(link)}${name}`;
  }

  /** Whether we signed this link and it has not expired at `now` (seconds since 1970). */
  isGood(link: FileLink, signature: string, now: number): boolean {
    if (!Number.isSafeInteger(link.expiresAt) || link.expiresAt < now) return false;
    const expected = Buffer.from(this.signature(link));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private signature({ key, expiresAt, saveAs }: FileLink): string {
    // Keys contain no line feed.
    const name = saveAs === undefined ? '' : `\n${saveAs}`;
    return createHmac('sha256', this.secret)
      .update(`${expiresAt}\n${key}${name}`)
      .digest('base64url');
  }
}
