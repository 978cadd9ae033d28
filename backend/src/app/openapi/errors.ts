import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION } from '../../platform/infrastructure/http/access.js';
import { Problem, standardProblem } from '../../platform/infrastructure/http/problem.js';
import { BODY_EXTENSION } from '../../platform/infrastructure/http/body.interceptor.js';
import { ERROR_CODES } from './error-codes.js';
import { fromZod } from './schemas.js';
import { type Method, type Operation, operationsIn } from './document-types.js';

interface ErrorReply {
  readonly name: string;
  readonly description: string;
  /** Of the example, where the usual one says less. */
  readonly code?: string;
  readonly retryAfter?: boolean;
  readonly challenge?: boolean;
}

const REPLIES: Readonly<Record<number, ErrorReply>> = {
  400: {
    name: 'BadRequest',
    description: 'The request is malformed or breaks a rule; `errors` names the fields.',
  },
  401: {
    name: 'Unauthenticated',
    description: 'No session, or it has ended; at sign-in: the proof does not hold.',
    challenge: true,
  },
  403: {
    name: 'Forbidden',
    description: 'Known, but not yours to see or change; or a request from another site.',
    challenge: true,
  },
  404: {
    name: 'NotFound',
    description: 'Absent, hidden from you, or no id at all.',
  },
  408: {
    name: 'RequestTimeout',
    description: 'The body took too long to arrive; nothing was done.',
  },
  409: {
    name: 'Conflict',
    description: 'It contradicts the present state; `code` says how.',
    code: 'STALE_VERSION',
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The request does not fit the protocol.',
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'The body is larger than allowed.',
  },
  415: {
    name: 'UnsupportedMedia',
    description: 'The body, or the file in it, is of a kind that is not taken.',
  },
  429: {
    name: 'TooManyRequests',
    description: 'A limit was reached; `Retry-After` says when to try again.',
    retryAfter: true,
  },
  500: {
    name: 'InternalError',
    description: 'A fault of ours. `requestId` finds it in the log.',
  },
  503: {
    name: 'Unavailable',
    description: 'Something we depend on is away; try again after `Retry-After`.',
    retryAfter: true,
  },
};

const codes = ERROR_CODES.map((code) => `\`${code}\``).join(', ');
const ExplainedProblem = Problem.extend({
  code: Problem.shape.code.meta({
    ...Problem.shape.code.meta(),
    description: `Stable, for programs; more may come: ${codes}.`,
  }),
}).meta({ ...Problem.meta() });

/** Writes down how each operation may refuse: by whom it admits, what it reads and whether it changes anything. */
export function addErrors(document: OpenAPIObject): void {
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...fromZod(ExplainedProblem, 'output').components },
    responses: Object.fromEntries(
      Object.entries(REPLIES).map(([status, reply]) => [reply.name, component(+status, reply)]),
    ),
    headers: {
      RetryAfter: {
        description: 'Seconds to wait before the next try.',
        schema: { type: 'integer', minimum: 1 },
        example: 5,
      },
      Challenge: {
        description:
          'How to come in: an access token as `Bearer`, or the cookie of a log-in. With `error="invalid_token"` the token that was sent is unknown, revoked or expired. With 403 only where a token lacks a scope: `error="insufficient_scope"` and which.',
        schema: { type: 'string' },
        example: 'Bearer realm="Lectern", Cookie realm="Lectern"',
      },
      RequestId: {
        description: 'Names this request in the log.',
        schema: { type: 'string' },
        example: '0192f0c1-7b5e-7000-8000-000000000000',
      },
    },
  };
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of operationsIn(item)) {
      for (const reply of Object.values(operation.responses))
        if (reply && !('$ref' in reply)) reply.description ||= operation.summary ?? '';
      if (method === 'get')
        operation.responses['304'] ??= {
          description: 'Unchanged since the `ETag` in `If-None-Match`.',
        };
      for (const status of [...statusesOf(method, path, operation), ...told(operation)])
        operation.responses[status] = {
          $ref: `#/components/responses/${REPLIES[status]?.name ?? ''}`,
        };
    }
}

/** Refusals that a controller names by itself; they have the same shape as all others. */
function told({ responses }: Operation): number[] {
  return Object.keys(responses)
    .map(Number)
    .filter((status) => REPLIES[status]);
}

function component(status: number, { description, code, retryAfter, challenge }: ErrorReply) {
  return {
    description,
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(challenge && { 'WWW-Authenticate': { $ref: '#/components/headers/Challenge' } }),
      ...(retryAfter && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Problem' },
        example: {
          ...standardProblem(status, code),
          requestId: '0192f0c1-7b5e-7000-8000-000000000000',
        },
      },
    },
  };
}

function statusesOf(method: Method, path: string, operation: Operation): number[] {
  const writes = method !== 'get';
  const guarded = operation[ACCESS_EXTENSION] !== 'open' || operation.security !== undefined;
  const reads = writes || (operation.parameters ?? []).length > 0;
  const hasBody = operation.requestBody !== undefined || operation[BODY_EXTENSION] !== undefined;
  return [
    ...(reads ? [400] : []),
    ...(writes || guarded ? [401, 403] : []),
    ...(writes || path.includes('{') ? [404] : []),
    ...(writes ? [409] : []),
    ...(hasBody || writes ? [408, 413, 415] : []),
    429,
    500,
    503,
  ];
}
