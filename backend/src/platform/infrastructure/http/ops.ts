import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Operator } from '../../application/operations.js';
import { Access } from './access.js';
import { type RequestWithActor, Unauthenticated } from './access.guard.js';
import { text } from './validation.js';

const REASON = { min: 10, max: 500 };

/** Why it is done, for whoever reads the audit log. It is kept for good, so people are named by id. */
const Reason = text('Reason', { ...REASON, tooShort: 'Say why, in at least 10 characters.' })
  .refine((reason) => !/\S@\S/.test(reason), 'Name people by id: the audit log keeps no addresses.')
  .meta({
    description: `Why, in ${REASON.min} to ${REASON.max} characters. Kept in the audit log: name people by id.`,
    example: 'Ticket ...: who asked for it (by id), and why',
  });

const opsFields = {
  reason: Reason,
  dryRun: z.boolean().default(false).meta({
    description: 'Answer what would change, and change nothing.',
    example: true,
  }),
};

/** The body of an ops write: its own fields besides `reason` and `dryRun`. */
export function opsBody<T extends z.ZodRawShape>(id: string, fields: T) {
  return z.object({ ...fields, ...opsFields }).meta({ id });
}

/** The body of an ops write that needs nothing but a reason. */
export const OpsBody = opsBody('OpsRequest', {});
export type OpsBody = z.output<typeof OpsBody>;

const SummaryView = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable())
  .nullable();

const OperationReportView = z
  .object({
    auditId: z
      .uuid()
      .nullable()
      .meta({ description: 'The audit entry; null for a dry run, which leaves none.' }),
    action: z.string().meta({ example: 'catalog.unpublish-course' }),
    target: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    dryRun: z.boolean(),
    changed: z
      .boolean()
      .meta({ description: 'False when everything already was as asked for.', example: true }),
    before: SummaryView.meta({ example: { isPublished: true } }),
    after: SummaryView.meta({ example: { isPublished: false } }),
  })
  .meta({ id: 'OperationReport' });

/** A controller of calls for ops staff. They appear in the Operations document, under `Ops: <area>`. */
export const OpsArea = (area: string) => applyDecorators(Access('ops'), ApiTags(`Ops: ${area}`));

interface OpsWriteDoc {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** What it does to people, for calls that cannot be taken back; stands first in the description. */
  readonly danger?: string;
  /** What comes of a repetition, for calls that make something new each time. */
  readonly repeated?: string;
}

const NOTHING_MORE = 'Repeated, it changes nothing more.';
const everyWrite = (repeated = NOTHING_MORE) =>
  `With \`dryRun\` it runs and is rolled back. ${repeated} The audit log keeps who did it and why.`;

/** Documents a POST by which ops staff change something; the handler answers what `Operations.perform` reports. */
export const OpsWrite = ({ operationId, summary, description, danger, repeated }: OpsWriteDoc) =>
  applyDecorators(
    HttpCode(200),
    ApiOperation({
      operationId,
      summary,
      description: [danger && `**Danger: ${danger}**`, description, everyWrite(repeated)]
        .filter(Boolean)
        .join('\n\n'),
    }),
    ApiOkResponse({
      standardSchema: OperationReportView,
      description: 'What changed, or would change.',
    }),
  );

/** Who works here and on which request, for `Operations.perform`. */
export const CurrentOperator = createParamDecorator(
  (_: unknown, context: ExecutionContext): Operator => {
    const request = context.switchToHttp().getRequest<RequestWithActor & { id: string }>();
    if (!request.actor) throw new Unauthenticated();
    return {
      userId: request.actor.userId,
      requestId: request.id,
      key: request.get('Idempotency-Key')?.toLowerCase() ?? null,
    };
  },
);
