import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { IdempotencyKeyReused } from '../../../platform/application/idempotency-key-reused.js';
import { Ids } from '../../../platform/application/ids.js';
import {
  type Change,
  type Operation,
  type OperationReport,
  Operations,
  type Summary,
} from '../../../platform/application/operations.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { type AuditEntry, AuditLog } from './audit-log.js';

/** Thrown to roll back a dry run; carries the change out of the transaction. */
class RolledBack extends Error {
  constructor(readonly change: Change) {
    super('A dry run is rolled back.');
  }
}

@Injectable()
export class AuditedOperations extends Operations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async perform(operation: Operation, work: () => Promise<Change>): Promise<OperationReport> {
    if (operation.dryRun) return this.rehearse(operation, work);
    const { userId, key } = operation.operator;
    const earlier = key && (await this.auditLog.withKey(userId, key));
    if (earlier) return reportAgain(earlier, operation);
    return this.unitOfWork.run(async () => {
      const entry = this.entryOf(operation, await work());
      // A concurrent request with the same key was faster: its entry exists, and this transaction rolls back.
      if (!(await this.auditLog.append(entry))) throw new IdempotencyKeyReused();
      return reportOf(entry);
    });
  }

  private async rehearse(
    operation: Operation,
    work: () => Promise<Change>,
  ): Promise<OperationReport> {
    try {
      return await this.unitOfWork.run(async () => {
        throw new RolledBack(await work());
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      const { action, target } = operation;
      const { before, after } = error.change;
      const changed = differ(before, after);
      return { auditId: null, action, target, dryRun: true, changed, before, after };
    }
  }

  private entryOf(operation: Operation, { before, after }: Change): AuditEntry {
    const { operator, action, target, reason } = operation;
    return {
      id: this.ids.next(),
      at: this.clock.now(),
      actorId: operator.userId,
      action,
      target,
      reason,
      before,
      after,
      changed: differ(before, after),
      requestId: operator.requestId,
      requestKey: operator.key,
      requestPrint: operator.print,
    };
  }
}

function reportOf({ id, action, target, changed, before, after }: AuditEntry): OperationReport {
  return { auditId: id, action, target, dryRun: false, changed, before, after };
}

function reportAgain(entry: AuditEntry, operation: Operation): OperationReport {
  const { action, target, makesTarget, reason, operator } = operation;
  const isSameTarget = makesTarget === true || entry.target === target;
  const isSame = entry.action === action && isSameTarget && entry.reason === reason;
  // Entries of before have no print.
  const isSamePrint = entry.requestPrint === null || entry.requestPrint === operator.print;
  if (!isSame || !isSamePrint) throw new IdempotencyKeyReused();
  return reportOf(entry);
}

function differ(before: Summary | null, after: Summary | null): boolean {
  if (before === null || after === null) return before !== after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].some((name) => before[name] !== after[name]);
}
