import type { OpenAPIObject } from '@nestjs/swagger';
import type { RateLimit } from '../../platform/application/rate-limits.js';
import type {
  ACCESS_EXTENSION,
  AccessPolicy,
} from '../../platform/infrastructure/http/access/access.js';
import type {
  BODY_EXTENSION,
  BodyKind,
} from '../../platform/infrastructure/http/bodies/body.interceptor.js';
import type { LIMIT_EXTENSION } from '../../platform/infrastructure/http/access/limits.js';
import type { SCOPE_EXTENSION } from '../../platform/infrastructure/http/access/token-scope.js';

export type PathItem = OpenAPIObject['paths'][string];
type SwaggerOperation = NonNullable<PathItem['get']>;
export type Parameter = Exclude<
  NonNullable<SwaggerOperation['parameters']>[number],
  { $ref: string }
>;

/** An operation as the controllers describe it, with our decorators' extensions. */
export interface Operation extends SwaggerOperation {
  [ACCESS_EXTENSION]?: AccessPolicy;
  [BODY_EXTENSION]?: BodyKind;
  [SCOPE_EXTENSION]?: string;
  [LIMIT_EXTENSION]?: RateLimit;
}

/** The parts of JSON Schema that the documents use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
export type Method = (typeof METHODS)[number];

/** Every operation of the path item, by method. */
export function operationsIn(item: PathItem): [Method, Operation][] {
  return METHODS.flatMap((method) => {
    const operation = item[method] as Operation | undefined;
    return operation ? [[method, operation]] : [];
  });
}
