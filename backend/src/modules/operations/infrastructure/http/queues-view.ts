import { z } from 'zod';
import {
  jsonOf,
  readCursor,
  writeCursor,
} from '../../../../platform/infrastructure/http/cursor.js';
import { pageLimit } from '../../../../platform/infrastructure/http/validation.js';
import { opsBody } from '../../../../platform/infrastructure/http/ops.js';
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
  .meta({ example: 'identity.send-otp-mail', description: 'As the list of queues names it.' });

export const QueueView = z
  .object({
    subscriber: SubscriberName,
    fact: z
      .string()
      .meta({ example: 'identity.otp_requested.v1', description: 'What it listens to.' }),
    due: z.int().meta({ example: 0, description: 'Deliveries whose time has come.' }),
    later: z
      .int()
      .meta({ example: 2, description: 'At work under a lease, or put off after a failure.' }),
    retried: z.int().meta({ example: 1, description: 'Of the open ones, those tried before.' }),
    dead: z.int().meta({ example: 0, description: 'Dead letters.' }),
    oldestSeconds: z.number().meta({ example: 4.2, description: 'Age of the oldest open one.' }),
    overdueSeconds: z
      .number()
      .meta({ example: 0, description: 'How long one has been due that no worker has taken.' }),
    isLate: z.boolean().meta({ example: false, description: 'Overdue for longer than it may be.' }),
  })
  .meta({ id: 'Queue' });

export const DeadLetterQuery = z.object({
  subscriber: SubscriberName.optional(),
  limit: pageLimit({ most: MAX_PAGE, usual: 50 }),
  cursor: z
    .string()
    .max(300)
    .optional()
    .meta({ description: 'From the `Link` header of the page before.' }),
});

export const DeadLetterView = z
  .object({
    messageId: z.uuid(),
    subscriber: SubscriberName,
    fact: z.string().meta({ example: 'identity.otp_requested.v1' }),
    attempts: z.int().meta({ example: 8 }),
    error: z
      .string()
      .meta({ example: 'Error: connect ECONNREFUSED', description: 'Of the last attempt.' }),
    diedAt: z.iso.datetime(),
  })
  .meta({ id: 'DeadLetter' });

export const RetryAllBody = opsBody('RetryDeadLetters', { subscriber: SubscriberName });

export function presentLetter(letter: DeadLetter): z.infer<typeof DeadLetterView> {
  const { messageId, subscriber, type: fact, attempts, error, diedAt } = letter;
  return {
    messageId,
    subscriber,
    fact,
    attempts,
    error: error.slice(0, MAX_ERROR),
    diedAt: diedAt.toISOString(),
  };
}

export function writeMark({ diedAt, messageId, subscriber }: DeadLetterMark): string {
  return writeCursor(JSON.stringify([diedAt.toISOString(), messageId, subscriber]));
}

const Mark = z.tuple([z.iso.datetime(), z.uuid(), z.string()]);

/** @throws InvalidInput for what `writeMark` did not make */
export function readMark(cursor: string | undefined): DeadLetterMark | null {
  return readCursor(cursor, (mark) => {
    const [diedAt, messageId, subscriber] = Mark.safeParse(jsonOf(mark)).data ?? [];
    if (!diedAt || !messageId || subscriber === undefined) return null;
    return { diedAt: new Date(diedAt), messageId, subscriber };
  });
}
