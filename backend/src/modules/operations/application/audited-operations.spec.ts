import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Change, Operation } from '../../../platform/application/operations.js';
import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { InMemoryAuditLog } from '../testing/in-memory-audit-log.js';
import { AuditedOperations } from './audited-operations.js';

const KEY = '7d3f8f5e-6f6c-4c57-9a43-0d6a8d9b1c11';

const unpublish = (change: Partial<Operation> = {}, key: string | null = null): Operation => ({
  operator: { userId: 'ravi', requestId: 'request-1', key, print: key && 'print' },
  action: 'catalog.unpublish-course',
  target: 'knitting',
  reason: 'The pictures belong to someone else',
  dryRun: false,
  ...change,
});

describe('Audited operations', () => {
  let auditLog: InMemoryAuditLog;
  let operations: AuditedOperations;
  let isPublished: boolean;
  let runs: number;

  const work = async (): Promise<Change> => {
    runs += 1;
    const before = { isPublished };
    isPublished = false;
    return { before, after: { isPublished } };
  };

  beforeEach(() => {
    auditLog = new InMemoryAuditLog();
    isPublished = true;
    runs = 0;
    operations = new AuditedOperations(
      new ImmediateUnitOfWork(),
      auditLog,
      new SequentialIds(),
      new FixedClock(),
    );
  });

  it('write down who did what, when and why', async () => {
    const report = await operations.perform(unpublish(), work);
    expect(report).toMatchObject({
      changed: true,
      before: { isPublished: true },
      after: { isPublished: false },
    });
    expect(auditLog.entries).toEqual([
      expect.objectContaining({
        id: report.auditId,
        at: new Date('2026-11-21T06:30:00.000Z'),
        actorId: 'ravi',
        action: 'catalog.unpublish-course',
        target: 'knitting',
        reason: 'The pictures belong to someone else',
        requestId: 'request-1',
      }),
    ]);
  });

  it('say so when nothing had to change', async () => {
    isPublished = false;
    expect(await operations.perform(unpublish(), work)).toMatchObject({ changed: false });
  });

  it('tell what a dry run would change and leave no entry', async () => {
    const report = await operations.perform(unpublish({ dryRun: true }), work);
    expect(report).toMatchObject({ auditId: null, dryRun: true, changed: true });
    expect(auditLog.entries).toEqual([]);
  });

  it('answer a repetition with the first report', async () => {
    const first = await operations.perform(unpublish({}, KEY), work);
    expect(await operations.perform(unpublish({}, KEY), work)).toEqual(first);
    expect(runs).toBe(1);
  });

  it('answer a repetition that brings another id for what was made', async () => {
    const make = { action: 'integrations.register-endpoint', makesTarget: true };
    const first = await operations.perform(unpublish({ ...make, target: 'one' }, KEY), work);
    const second = await operations.perform(unpublish({ ...make, target: 'two' }, KEY), work);
    expect(second).toEqual(first);
    expect(second.target).toBe('one');
  });

  it('refuse a key that was used for something else', async () => {
    await operations.perform(unpublish({}, KEY), work);
    await expect(
      operations.perform(unpublish({ target: 'sewing' }, KEY), work),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('refuse a key that was used with another body', async () => {
    const first = unpublish({}, KEY);
    await operations.perform(first, work);
    const second = { ...first, operator: { ...first.operator, print: 'another' } };
    await expect(operations.perform(second, work)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('leave no entry of what failed', async () => {
    const failing = () => Promise.reject(new Error('no such course'));
    await expect(operations.perform(unpublish(), failing)).rejects.toThrow('no such course');
    expect(auditLog.entries).toEqual([]);
  });
});
