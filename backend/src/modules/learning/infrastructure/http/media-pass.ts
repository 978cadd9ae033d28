import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The lifetime of a pass, which limits the use of a stolen or leaked one. */
export const PASS_SECONDS = 300;
/**
 * How long a pass is trusted without a check. A refund must end access within 60 s, so the right is checked again
 * before that.
 */
const TRUSTED_SECONDS = 50;

export type PassState = 'trusted' | 'aging' | 'void';

/** The browser's session cookie, unparsed: a pass is bound to it, so it is useless in another browser. */
export type SessionToken = string;

/** The moment (milliseconds since 1970) from which a valid pass has to be checked again. */
export function trustedUntil(pass: string): number {
  return (Number.parseInt(pass, 10) + TRUSTED_SECONDS + 1) * 1_000;
}

/** A signed statement that the right to watch one video was checked for one session at one moment. */
export class MediaPass {
  private readonly key: Buffer;

  constructor(secret: string) {
    // A separate key: signed links use the same secret.
    this.key = createHash('sha256').update(`media pass\n${secret}`).digest();
  }

  issue(videoId: string, session: SessionToken, now: Date): string {
    const checkedAt = Math.floor(now.getTime() / 1000);
    return `${checkedAt}.${this.signature(videoId, session, checkedAt)}`;
  }

  /** `aging` means valid, but due for a check. */
  inspect(pass: string, videoId: string, session: SessionToken, now: Date): PassState {
    const [time = '', signature = ''] = pass.split('.');
    const checkedAt = Number(time);
    const age = Math.floor(now.getTime() / 1000) - checkedAt;
    // As issued: the signature covers the number, and `17e1` is 170 for one reader of it and 17 for another.
    if (String(checkedAt) !== time || age > PASS_SECONDS) return 'void';
    const expected = Buffer.from(this.signature(videoId, session, checkedAt));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'void';
    return age <= TRUSTED_SECONDS ? 'trusted' : 'aging';
  }

  private signature(videoId: string, session: SessionToken, checkedAt: number): string {
    const bound = createHash('sha256').update(session).digest('base64url');
    return createHmac('sha256', this.key)
      .update(`${checkedAt}\n${videoId}\n${bound}`)
      .digest('base64url');
  }
}
