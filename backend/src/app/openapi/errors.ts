import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION } from '../../platform/infrastructure/http/access/access.js';
import { Problem, standardProblem } from '../../platform/infrastructure/http/replies/problem.js';
import { BODY_EXTENSION } from '../../platform/infrastructure/http/bodies/body.interceptor.js';
import { ERROR_CODES } from './error-codes.js';
import { fromZod } from './schemas.js';
import { type Method, type Operation, operationsIn } from './document-types.js';

interface ErrorReply {
  readonly name: string;
  readonly description: string;
  /** The code of the example, where the status's usual one is less specific. */
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
    description: 'There is no session, or it has ended. At sign-in: the credentials are not valid.',
    challenge: true,
  },
  403: {
    name: 'Forbidden',
    description: 'You may not see or change this, or the request comes from another site.',
    challenge: true,
  },
  404: {
    name: 'NotFound',
    description: 'It does not exist or is hidden from you, or the id is malformed.',
  },
  408: {
    name: 'RequestTimeout',
    description: 'The body took too long to arrive. Nothing was done.',
  },
  409: {
    name: 'Conflict',
    description: 'The request conflicts with the present state; `code` says how.',
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
    description: 'The type of the body, or of the file in it, is not accepted.',
  },
  416: {
    name: 'RangeNotSatisfiable',
    description: 'The range begins after the end of the file; `Content-Range` has its size.',
  },
  429: {
    name: 'TooManyRequests',
    description: 'A limit was reached; `Retry-After` says when to try again.',
    retryAfter: true,
  },
  500: {
    name: 'InternalError',
    description: 'An error on our side. Find it in the log by its `requestId`.',
  },
  503: {
    name: 'Unavailable',
    description: 'Something that we depend on is unavailable; try again after `Retry-After`.',
    retryAfter: true,
  },
};

const codes = ERROR_CODES.map((code) => `\`${code}\``).join(', ');
const ExplainedProblem = Problem.extend({
  code: Problem.shape.code.meta({
    ...Problem.shape.code.meta(),
    description: `Stable, so that programs can rely on it. More may be added to these codes: ${codes}.`,
  }),
}).meta({ ...Problem.meta() });

/**
 * Documents the errors of each operation: they follow from its access policy, its inputs, and whether it changes
 * anything.
 */
export function addErrors(document: OpenAPIObject): void {
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...fromZod(ExplainedProblem, 'output').components },
    responses: Object.fromEntries(
      Object.entries(REPLIES).map(([status, reply]) => [reply.name, component(+status, reply)]),
    ),
    headers: {
      RetryAfter: {
        description: 'Seconds to wait before the next attempt.',
        schema: { type: 'integer', minimum: 1 },
        example: 5,
      },
      Challenge: {
        description:
          'How to authenticate: with an access token as `Bearer`, or with the cookie of a log-in. `error="invalid_token"` means that the token you sent is unknown, revoked or expired. Sent with 403 only when a token lacks a scope: `error="insufficient_scope"`, with the scope that is needed.',
        schema: { type: 'string' },
        example: 'Bearer realm="Lectern", Cookie realm="Lectern"',
      },
      RequestId: {
        description: 'Identifies this request in the log.',
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

/** Statuses that a controller declares itself; they have the same format as all others. */
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
