import type { ResetRequest } from './reset-request.js';

export abstract class ResetRequests {
  abstract save(request: ResetRequest): Promise<void>;
  abstract find(id: string): Promise<ResetRequest | null>;
  abstract remove(request: ResetRequest): Promise<void>;
  /** Deletes at most `most` requests made before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
