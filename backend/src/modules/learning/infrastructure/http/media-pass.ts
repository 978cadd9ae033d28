import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How long a pass may live at all: what a stolen or leaked one is good for. */
export const PASS_SECONDS = 300;
/** How long it is taken at its word. A refund ends access within 60 s, so the right is asked for again before. */
const TRUSTED_SECONDS = 50;

export type PassState = 'trusted' | 'aging' | 'void';

/** What the browser holds as its session, unread: a pass is bound to it, so it is worth nothing elsewhere. */
export type SessionToken = string;

/** The moment (milliseconds since 1970) from which a pass that was good asks again. */
export function trustedUntil(pass: string): number {
  return (Number.parseInt(pass, 10) + TRUSTED_SECONDS + 1) * 1_000;
}

/** A signed note that the right to watch one video was checked for one session at one moment. */
export class MediaPass {
  private readonly key: Buffer;

  constructor(secret: string) {
    // A key of its own: signed links are made with the same secret.
    this.key = createHash('sha256').update(`media pass\n${secret}`).digest();
  }

  issue(videoId: string, session: SessionToken, now: Date): string {
    const checkedAt = Math.floor(now.getTime() / 1000);
    return `${checkedAt}.${this.signature(videoId, session, checkedAt)}`;
  }

  /** `aging` is real, but old enough to ask again. */
  inspect(pass: string, videoId: string, session: SessionToken, now: Date): PassState {
    const [time = '', signature = ''] = pass.split('.');
    const checkedAt = Number(time);
    const age = Math.floor(now.getTime() / 1000) - checkedAt;
    if (!Number.isSafeInteger(checkedAt) || age > PASS_SECONDS) return 'void';
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
