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
}

/** Absent means: any. */
export interface AuditFilter {
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Who did what by hand, when and why. Entries are added and never changed; the database refuses anything else. */
export abstract class AuditLog {
  /** Adds the entry to the transaction at hand; false when one of the same actor and key is there already. */
  abstract append(entry: AuditEntry): Promise<boolean>;
  /** The entry that an actor's request with this key left, or null. */
  abstract withKey(actorId: string, requestKey: string): Promise<AuditEntry | null>;
  /** Newest first, at most the limit; ids sort by time, so an id is the place where the next page starts. */
  abstract page(filter: AuditFilter, limit: number, before: string | null): Promise<AuditEntry[]>;
}
