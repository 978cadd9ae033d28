import type { ResetRequest } from './reset-request.js';

export abstract class ResetRequests {
  abstract save(request: ResetRequest): Promise<void>;
  abstract find(id: string): Promise<ResetRequest | null>;
  abstract remove(request: ResetRequest): Promise<void>;
  /** Deletes so many at most of those that were asked before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
