import type { OpenAPIObject } from '@nestjs/swagger';
import {
  ACCESS_EXTENSION,
  type AccessPolicy,
} from '../../platform/infrastructure/http/access/access.js';
import { BODY_EXTENSION } from '../../platform/infrastructure/http/bodies/body.interceptor.js';
import { LIMIT_EXTENSION } from '../../platform/infrastructure/http/access/limits.js';
import { SCOPE_EXTENSION } from '../../platform/infrastructure/http/access/token-scope.js';
import { operationsIn, type PathItem } from './document-types.js';

/** Access policies as OpenAPI security: an empty requirement means that a session is optional. */
const SECURITY: Record<AccessPolicy, Record<string, string[]>[]> = {
  open: [],
  visitor: [{}, { session: [] }],
  member: [{ session: [] }],
  educator: [{ session: [] }],
  ops: [{ session: [] }],
};

/** The document's operations with such an access policy, and the components they use. */
export function part(
  document: OpenAPIObject,
  belongs: (access: AccessPolicy) => boolean,
  info: { title: string; description: string },
): OpenAPIObject {
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .map(([path, item]) => [path, operationsOf(item, belongs)] as const)
      .filter(([, item]) => Object.keys(item).length > 0),
  );
  const { schemas = {}, responses = {}, ...components } = document.components ?? {};
  const replies = reachable(paths, 'responses', responses);
  const usedReplies = only(responses, replies);
  const names = reachable([paths, usedReplies, components], 'schemas', schemas);
  return {
    ...document,
    info: { ...document.info, ...info },
    paths,
    components: {
      ...components,
      securitySchemes: usedSchemes(components.securitySchemes ?? {}, paths),
      responses: usedReplies,
      schemas: only(schemas, names),
    },
  };
}

function operationsOf(item: PathItem, belongs: (access: AccessPolicy) => boolean): PathItem {
  return Object.fromEntries(
    operationsIn(item).flatMap(([method, operation]) => {
      const {
        [ACCESS_EXTENSION]: access = 'open',
        [SCOPE_EXTENSION]: scope,
        ...published
      } = operation;
      const security = [...SECURITY[access], ...(scope ? [{ token: [] }] : [])];
      // In prose, because linters know scopes only for OAuth.
      if (scope) published.description += ` An access token needs the scope \`${scope}\`.`;
      delete published[BODY_EXTENSION];
      delete published[LIMIT_EXTENSION];
      return belongs(access) ? [[method, { security, ...published }]] : [];
    }),
  );
}

function usedSchemes<T>(schemes: Readonly<Record<string, T>>, paths: object): Record<string, T> {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(schemes).filter(([name]) => text.includes(`{"${name}":[`)),
  );
}

function only<T>(
  parts: Readonly<Record<string, T>>,
  names: ReadonlySet<string>,
): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name)));
}

/** Names of the components of a kind that are referenced, directly or through others. */
function reachable(
  from: object,
  kind: 'schemas' | 'responses',
  parts: Readonly<Record<string, object>>,
): ReadonlySet<string> {
  const references = new RegExp(`"#/components/${kind}/([^"]+)"`, 'g');
  const found = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next; next = open.pop()) {
    const text = JSON.stringify(next);
    for (const [, name = ''] of text.matchAll(references)) {
      const part = parts[name];
      if (found.has(name) || !part) continue;
      found.add(name);
      open.push(part);
    }
  }
  return found;
}
