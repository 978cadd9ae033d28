import { HttpException } from '@nestjs/common';
import type { Request } from 'express';
import { Busy } from '../../../domain/domain-error.js';
import { holderOf } from '../server/admission.js';

const KIB = 1024;
const MIB = 1024 * KIB;
const FIRST_BYTES = KIB;
/** Each takes a microsecond, whatever is in it. Networks send a thousand bytes and more at a time. */
const MOST_PIECES = 4_000;

/** What bodies on their way take, together and for each sender: hundreds of slow ones would fill the memory. */
export class ArrivingBytes {
  private held = 0;
  private readonly ofOne = new Map<string, number>();

  constructor(
    private readonly most = 64 * MIB,
    private readonly mostOfOne = 8 * MIB,
  ) {}

  /** @param holder null for senders without a share @returns false if there is no room */
  take(holder: string | null, bytes: number): boolean {
    const own = (holder === null ? 0 : (this.ofOne.get(holder) ?? 0)) + bytes;
    if (this.held + bytes > this.most || own > this.mostOfOne) return false;
    this.held += bytes;
    if (holder !== null) this.ofOne.set(holder, own);
    return true;
  }

  leave(holder: string | null, bytes: number): void {
    this.held -= bytes;
    if (holder === null) return;
    const left = (this.ofOne.get(holder) ?? 0) - bytes;
    if (left > 0) this.ofOne.set(holder, left);
    else this.ofOne.delete(holder);
  }
}

const arriving = new ArrivingBytes();

/**
 * The bytes of a body, copied into one buffer as they arrive: parsers keep an object for each piece, and of a client
 * that sends single bytes these take hundreds of times as much as the bytes.
 * @throws 413 beyond the limit, Busy when too much is arriving, 400 when it comes in far too many pieces or ends early
 */
export function receiveBody(request: Request, limit: number, budget = arriving): Promise<Buffer> {
  const announced = Number(request.headers['content-length']);
  const holder = holderOf(request);
  return new Promise((resolve, reject) => {
    let kept: Buffer = Buffer.alloc(0);
    let length = 0;
    let taken = 0;
    let pieces = 0;
    const makeRoomFor = (bytes: number): boolean => {
      if (bytes <= kept.length) return true;
      const size = Math.min(limit, Math.max(FIRST_BYTES, 2 * kept.length, bytes));
      if (!budget.take(holder, size - taken)) return false;
      taken = size;
      const larger = Buffer.allocUnsafeSlow(size);
      kept.copy(larger, 0, 0, length);
      kept = larger;
      return true;
    };
    const onData = (piece: Buffer): void => {
      const now = length + piece.length;
      pieces += 1;
      if (pieces > MOST_PIECES) finish(new HttpException('', 400));
      else if (now > limit) finish(new HttpException('', 413));
      // Most bodies come as one.
      else if (length === 0 && piece.length === announced) kept = piece;
      else if (makeRoomFor(now)) piece.copy(kept, length);
      else finish(new Busy());
      length = now;
    };
    const onEnd = () => finish(null);
    const onBroken = () => finish(new HttpException('', 400));
    function finish(error: Error | null): void {
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      budget.leave(holder, taken);
      taken = 0;
      if (!error) {
        resolve(kept.subarray(0, length));
        return;
      }
      request.pause();
      reject(error);
    }
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}
