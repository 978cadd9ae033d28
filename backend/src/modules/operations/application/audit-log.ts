import type { Summary } from '../../../platform/application/operations.js';

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string;
  readonly action: string;
  readonly target: string;
  readonly reason: string;
  readonly before: Summary | null;
  readonly after: Summary | null;
  readonly changed: boolean;
  readonly requestId: string;
  /** The `Idempotency-Key` of the request, if there was one. */
  readonly requestKey: string | null;
  /** Identifies the request with that key; null without one, and in entries of before prints. */
  readonly requestPrint: string | null;
}

/** Absent fields match any value. */
export interface AuditFilter {
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Manual changes: who did what, when and why. Append-only; the database refuses anything else. */
export abstract class AuditLog {
  /** Adds the entry in the caller's transaction; false when one of the same actor and key exists. */
  abstract append(entry: AuditEntry): Promise<boolean>;
  /** The entry of an actor's request with this key, or null. */
  abstract withKey(actorId: string, requestKey: string): Promise<AuditEntry | null>;
  /** Newest first, at most the limit; ids sort by time, so an id is the cursor of the next page. */
  abstract page(filter: AuditFilter, limit: number, before: string | null): Promise<AuditEntry[]>;
}
