import { createHmac, timingSafeEqual } from 'node:crypto';
import { OtpCodes } from '../../application/passwords/otp-codes.js';
import type { OtpChallenge } from '../../domain/otp-challenge.js';

/** 128 bits. */
const LINK_BYTES = 16;
/** The minimum: a requester chooses whose mailbox is guessed at, and may use any number of accounts of their own. */
const EMAIL_DIGITS = 6;

/** HOTP (RFC 4226, 5.3): an HMAC-SHA-1 of the counter, dynamically truncated to decimal digits. */
export function hotp(key: Buffer, counter: bigint, digits: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(counter);
  const mac = createHmac('sha1', key).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const binary = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(binary % 10 ** digits).padStart(digits, '0');
}

/** Derives each code from the server's secret and the random id of the challenge, so that no code is ever stored. */
export class HotpCodes extends OtpCodes {
  constructor(
    private readonly secret: string,
    private readonly digits: number,
  ) {
    super();
  }

  secretOf({ id, kind }: Pick<OtpChallenge, 'id' | 'kind'>): string {
    if (kind === 'code') return hotp(this.mac(id), 0n, this.digits);
    if (kind === 'email-code')
      return hotp(this.mac(`${kind} ${id}`), 0n, Math.max(this.digits, EMAIL_DIGITS));
    return this.mac(`${kind} ${id}`).subarray(0, LINK_BYTES).toString('base64url');
  }

  matches(challenge: Pick<OtpChallenge, 'id' | 'kind'>, guess: string): boolean {
    const expected = Buffer.from(this.secretOf(challenge));
    const given = Buffer.from(guess.trim());
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.secret).update(text).digest();
  }
}
