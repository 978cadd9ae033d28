import { z } from 'zod';
import { filterId, pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { AuditEntry } from '../../application/audit-log.js';

const MAX_PAGE = 100;

const WHEN = '2026-11-21T06:30:00Z';
const When = z.iso
  .datetime({ offset: true, error: 'Give a time such as 2026-11-21T06:30:00Z.' })
  .transform((time) => new Date(time))
  .optional();

export const AuditQuery = z.object({
  actor: filterId().optional().meta({ description: 'The ops user who acted.' }),
  action: z
    .string()
    .max(100)
    .optional()
    .meta({ example: 'operations.retry-dead-letter', description: 'Exactly this action.' }),
  target: z.string().max(200).optional().meta({ description: 'The id of what was acted on.' }),
  from: When.meta({ description: 'At or after this time.', example: WHEN }),
  until: When.meta({ description: 'Before this time.', example: WHEN }),
  limit: pageLimit({ most: MAX_PAGE, usual: 50 }),
  cursor: filterId()
    .optional()
    .meta({ description: 'From the `Link` header of the previous page.' }),
});

export const AuditEntryView = z
  .object({
    _id: z.uuid(),
    at: z.iso.datetime(),
    actor: z.uuid(),
    action: z.string().meta({ example: 'operations.retry-dead-letter' }),
    target: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    reason: z.string().meta({ example: 'Ticket 4711: the mail server is back' }),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    changed: z.boolean(),
    requestId: z.string().meta({
      description: 'Finds the lines of this request in the log.',
      example: '0192f0c1-7b5e-7000-8000-000000000000',
    }),
  })
  .meta({ id: 'AuditEntry' });

export function presentEntry(entry: AuditEntry): z.infer<typeof AuditEntryView> {
  return {
    _id: entry.id,
    at: entry.at.toISOString(),
    actor: entry.actorId,
    action: entry.action,
    target: entry.target,
    reason: entry.reason,
    before: entry.before,
    after: entry.after,
    changed: entry.changed,
    requestId: entry.requestId,
  };
}
