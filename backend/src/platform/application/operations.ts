/** A thing as an audit entry may show it: ids and plain values, no personal data, no secrets. */
export type Summary = Readonly<Record<string, string | number | boolean | null>>;

/** What an operation did to its target; null where the target did not exist before, or no longer exists after. */
export interface Change {
  readonly before: Summary | null;
  readonly after: Summary | null;
}

/** A member of the ops staff performing an operation. */
export interface Operator {
  readonly userId: string;
  readonly requestId: string;
  /** The `Idempotency-Key` of the request, if there was one. */
  readonly key: string | null;
  /** Identifies method, address and body of a request with a key. */
  readonly print: string | null;
}

export interface Operation {
  readonly operator: Operator;
  /** `<module>.<verb>-<noun>`, as in `catalog.unpublish-course`. */
  readonly action: string;
  /** The id of the target. */
  readonly target: string;
  /** The operation creates its target, so a repeated request comes with another id for it. */
  readonly makesTarget?: boolean;
  readonly reason: string;
  readonly dryRun: boolean;
}

export interface OperationReport extends Change {
  /** The entry in the audit log; null for a dry run, which leaves none. */
  readonly auditId: string | null;
  readonly action: string;
  readonly target: string;
  readonly dryRun: boolean;
  /** False when everything was already as requested. */
  readonly changed: boolean;
}

/** Every manual change by ops staff goes through here. */
export abstract class Operations {
  /**
   * Runs the work and writes its audit entry in one transaction. A dry run does the same and rolls back, so the work
   * must touch nothing outside the database: external effects belong to subscribers of the facts it records. A
   * repetition with the same key and request runs nothing and returns the first report.
   */
  abstract perform(operation: Operation, work: () => Promise<Change>): Promise<OperationReport>;
}
