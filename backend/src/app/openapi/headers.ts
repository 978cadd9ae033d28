import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION } from '../../platform/infrastructure/http/access/access.js';
import { BODY_EXTENSION } from '../../platform/infrastructure/http/bodies/body.interceptor.js';
import { leftOutOfIdempotency } from '../../platform/infrastructure/http/idempotency/idempotency.interceptor.js';
import { LIMIT_EXTENSION } from '../../platform/infrastructure/http/access/limits.js';
import type { RateLimit } from '../../platform/application/rate-limits.js';
import { type Method, type Operation, operationsIn, type Parameter } from './document-types.js';

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat: sent again with the same key within a day, it returns the first reply and changes nothing more. A refused request is not stored: correct it and send it with the same key.',
  schema: { type: 'string', format: 'uuid' },
};

const REPLAYED = {
  description: '`true` when this is the stored reply to an earlier request with the same key.',
  schema: { type: 'string', enum: ['true'] },
};

const LINK = {
  description: 'The address of the next page (`rel="next"`); absent on the last page.',
  schema: { type: 'string' },
  example: '</api/review/allReview?cursor=eyJhIjoxfQ>; rel="next"',
};

/** Documents the headers that the platform reads and sends for whole kinds of operations. */
export function addHeaders(document: OpenAPIObject): void {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of operationsIn(item)) {
      describeParameters(operation);
      const isRepeatable = canRepeat(method, path, operation);
      if (isRepeatable) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
      const headers = {
        ...(isRepeatable && { 'Idempotency-Replayed': REPLAYED }),
        ...(isPaged(operation) && { Link: LINK }),
        ...limitHeaders(operation[LIMIT_EXTENSION]),
      };
      if (Object.keys(headers).length === 0) continue;
      for (const [status, reply] of Object.entries(operation.responses))
        if (status.startsWith('2') && reply && !('$ref' in reply))
          reply.headers = { ...reply.headers, ...headers };
    }
}

/** Not sent to this machine outside production, where no limit applies. */
function limitHeaders(limit: RateLimit | undefined) {
  if (!limit) return {};
  const { name, times, seconds } = limit;
  return {
    'RateLimit-Policy': {
      description: 'The limit: the number of calls (`q`) in a number of seconds (`w`).',
      schema: { type: 'string' },
      example: `"${name}";q=${times};w=${seconds}`,
    },
    RateLimit: {
      description: 'The calls left of the limit (`r`), and for how many seconds (`t`).',
      schema: { type: 'string' },
      example: `"${name}";r=${times - 1};t=${seconds}`,
    },
  };
}

function canRepeat(method: Method, path: string, operation: Operation): boolean {
  return (
    (method === 'post' || method === 'delete') &&
    operation[ACCESS_EXTENSION] !== 'open' &&
    operation[BODY_EXTENSION] === undefined &&
    !leftOutOfIdempotency(path)
  );
}

function isPaged(operation: Operation): boolean {
  return parametersOf(operation).some(({ name }) => name === 'cursor');
}

interface Described {
  description?: string;
  example?: unknown;
  default?: unknown;
}

/** Moves a schema's description to its parameter, where readers look for it. */
function describeParameters(operation: Operation): void {
  for (const parameter of parametersOf(operation)) {
    const { description, ...schema } = (parameter.schema ?? {}) as Described;
    parameter.description ??= description ?? usualDescription(parameter);
    parameter.schema = schema;
    if (parameter.in === 'query' && !parameter.required) sayExample(parameter, schema);
  }
}

/** Swagger UI fills in examples: an unrequested filter would hide what people look for. */
function sayExample(parameter: Parameter, schema: Described): void {
  const example: unknown = parameter.example ?? schema.example;
  delete parameter.example;
  delete schema.example;
  if (example !== undefined && schema.default === undefined)
    parameter.description += ` For example \`${typeof example === 'string' ? example : JSON.stringify(example)}\`.`;
}

function usualDescription({ name, in: place }: Parameter): string {
  const thing = /^(\w+)Id$/.exec(name)?.[1];
  if (place === 'path' && thing) return `The id of the ${thing}.`;
  return USUAL[name] ?? '';
}

const USUAL: Readonly<Record<string, string>> = {
  track: 'The track as named in the playlist, such as `en.vtt`.',
  from: 'At or after this time.',
  to: 'At or before this time.',
  kind: '`vtt` for the WebVTT file, `jpg` for the JPEG.',
  period: 'The length of each period.',
  count: 'The number of periods.',
  language: 'A language tag, such as `en` or `hi`.',
  number: 'The number printed on the certificate.',
  'Tus-Resumable': 'The version of the tus protocol.',
  limit: 'The maximum number of entries to return.',
  cursor: 'From the `Link` header of the previous page.',
};

function parametersOf(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).filter(
    (parameter): parameter is Parameter => !('$ref' in parameter),
  );
}
