import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Operator } from '../../../application/operations.js';
import { Access } from './access.js';
import { type RequestWithActor, Unauthenticated } from './access.guard.js';
import { text } from '../bodies/validation.js';

const REASON = { min: 10, max: 500 };

/** The reason in the audit log. It is kept for good, so people are named by id. */
const Reason = text('Reason', { ...REASON, tooShort: 'Say why, in at least 10 characters.' })
  .refine((reason) => !/\S@\S/.test(reason), 'Name people by id: the audit log keeps no addresses.')
  .meta({
    description: `Why you do this, in ${REASON.min} to ${REASON.max} characters. It is kept in the audit log, so refer to people by id.`,
    example: 'Ticket ...: who asked for it (by id), and why',
  });

const opsFields = {
  reason: Reason,
  dryRun: z.boolean().default(false).meta({
    description: 'Report what would change, without changing anything.',
    example: true,
  }),
};

/** The body of an ops write: its own fields besides `reason` and `dryRun`. */
export function opsBody<T extends z.ZodRawShape>(id: string, fields: T) {
  return z.object({ ...fields, ...opsFields }).meta({ id });
}

/** The body of an ops write with nothing but a reason. */
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
      .meta({ description: 'The id of the audit entry. Null for a dry run, which leaves none.' }),
    action: z.string().meta({ example: 'catalog.unpublish-course' }),
    target: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    dryRun: z.boolean(),
    changed: z
      .boolean()
      .meta({ description: 'False when everything was already as requested.', example: true }),
    before: SummaryView.meta({ example: { isPublished: true } }),
    after: SummaryView.meta({ example: { isPublished: false } }),
  })
  .meta({ id: 'OperationReport' });

/** Decorates a controller for ops staff. Its calls are in the Operations document, under `Ops: <area>`. */
export const OpsArea = (area: string) => applyDecorators(Access('ops'), ApiTags(`Ops: ${area}`));

interface OpsWriteDoc {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** The consequences for people, for irreversible calls; starts the description. */
  readonly danger?: string;
  /** The effect of a repetition, for calls that create something new each time. */
  readonly repeated?: string;
}

const NOTHING_MORE = 'Repeating the call changes nothing more.';
const everyWrite = (repeated = NOTHING_MORE) =>
  `With \`dryRun\`, the operation runs and is rolled back. ${repeated} The audit log records who did it and why.`;

/** Documents a POST with which ops staff change something; the handler returns the report of `Operations.perform`. */
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

/** The operator and the request, for `Operations.perform`. */
export const CurrentOperator = createParamDecorator(
  (_: unknown, context: ExecutionContext): Operator => {
    const request = context.switchToHttp().getRequest<RequestWithActor & { id: string }>();
    if (!request.actor) throw new Unauthenticated();
    return {
      userId: request.actor.userId,
      requestId: request.id,
      key: request.get('Idempotency-Key')?.toLowerCase() || null,
      print: request.fingerprint ?? null,
    };
  },
);
