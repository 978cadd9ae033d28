import type { ResetRequest } from './reset-request.js';

export abstract class ResetRequests {
  /** A new one, with its facts. */
  abstract save(request: ResetRequest): Promise<void>;
  /** Deletes the request and returns it; null if there is none. */
  abstract take(id: string): Promise<ResetRequest | null>;
  /** Deletes at most `most` requests made before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
