import { z } from 'zod';
import {
  jsonOf,
  readCursor,
  writeCursor,
} from '../../../../platform/infrastructure/http/replies/cursor.js';
import { pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { opsBody } from '../../../../platform/infrastructure/http/access/ops.js';
import type {
  DeadLetter,
  DeadLetterMark,
} from '../../../../platform/infrastructure/outbox/dead-letters.js';

const MAX_PAGE = 100;
const MAX_ERROR = 500;

export const SubscriberName = z
  .string({ error: 'Name the subscriber.' })
  .min(1, 'Name the subscriber.')
  .max(100)
  .meta({ example: 'identity.send-otp-mail', description: 'The name as in the list of queues.' });

export const QueueView = z
  .object({
    subscriber: SubscriberName,
    fact: z
      .string()
      .meta({ example: 'identity.otp_requested.v1', description: 'The fact that it listens to.' }),
    due: z.int().meta({ example: 0, description: 'Deliveries that are due now.' }),
    later: z.int().meta({
      example: 2,
      description: 'Deliveries in progress under a lease, or postponed after a failure.',
    }),
    retried: z
      .int()
      .meta({ example: 1, description: 'Open deliveries that failed at least once.' }),
    dead: z.int().meta({ example: 0, description: 'Dead letters.' }),
    oldestSeconds: z
      .number()
      .meta({ example: 4.2, description: 'Age of the oldest open delivery.' }),
    overdueSeconds: z.number().meta({
      example: 0,
      description: 'How long a delivery has been due without any worker taking it.',
    }),
    isLate: z
      .boolean()
      .meta({ example: false, description: 'Whether it is overdue for longer than allowed.' }),
  })
  .meta({ id: 'Queue' });

export const DeadLetterQuery = z.object({
  subscriber: SubscriberName.optional(),
  limit: pageLimit({ most: MAX_PAGE, usual: 50 }),
  cursor: z
    .string()
    .max(300)
    .optional()
    .meta({ description: 'From the `Link` header of the previous page.' }),
});

export const DeadLetterView = z
  .object({
    messageId: z.uuid(),
    subscriber: SubscriberName,
    fact: z.string().meta({ example: 'identity.otp_requested.v1' }),
    attempts: z.int().meta({ example: 8 }),
    error: z.string().meta({
      example: 'Error: connect ECONNREFUSED',
      description: 'The error of the last attempt.',
    }),
    diedAt: z.iso.datetime(),
    about: z.record(z.string(), z.string()).meta({
      example: { userId: '0192f0c1-7b5e-7000-8000-000000000000' },
      description: 'Ids of what the fact is about: `findUsers`, `findOrders` and others take them.',
    }),
  })
  .meta({ id: 'DeadLetter' });

export const RetryAllBody = opsBody('RetryDeadLetters', { subscriber: SubscriberName });

export function presentLetter(letter: DeadLetter): z.infer<typeof DeadLetterView> {
  const { messageId, subscriber, type: fact, attempts, error, diedAt, about } = letter;
  return {
    messageId,
    subscriber,
    fact,
    attempts,
    error: error.slice(0, MAX_ERROR),
    diedAt: diedAt.toISOString(),
    about,
  };
}

export function writeMark({ diedAt, messageId, subscriber }: DeadLetterMark): string {
  return writeCursor(JSON.stringify([diedAt.toISOString(), messageId, subscriber]));
}

const Mark = z.tuple([z.iso.datetime(), z.uuid(), z.string()]);

/** @throws InvalidInput for a cursor that `writeMark` did not make */
export function readMark(cursor: string | undefined): DeadLetterMark | null {
  return readCursor(cursor, (mark) => {
    const [diedAt, messageId, subscriber] = Mark.safeParse(jsonOf(mark)).data ?? [];
    if (!diedAt || !messageId || subscriber === undefined) return null;
    return { diedAt: new Date(diedAt), messageId, subscriber };
  });
}
