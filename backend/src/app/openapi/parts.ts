import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION, type AccessPolicy } from '../../platform/infrastructure/http/access.js';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']> & { [ACCESS_EXTENSION]?: AccessPolicy };

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

/** Who may call, in the words of OpenAPI: an empty requirement means that it works without a session, too. */
const SECURITY: Record<AccessPolicy, Record<string, string[]>[]> = {
  open: [],
  visitor: [{}, { session: [] }],
  member: [{ session: [] }],
  educator: [{ session: [] }],
  ops: [{ session: [] }],
};

/** The operations of the document with such an access policy, and the components that they use. */
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
  const schemas = document.components?.schemas ?? {};
  const names = reachable(paths, schemas);
  return {
    ...document,
    info: { ...document.info, ...info },
    paths,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name))),
    },
  };
}

function operationsOf(item: PathItem, belongs: (access: AccessPolicy) => boolean): PathItem {
  const operations = METHODS.flatMap((method) => {
    const operation = item[method] as Operation | undefined;
    if (!operation) return [];
    const { [ACCESS_EXTENSION]: access = 'open', ...published } = operation;
    return belongs(access) ? [[method, { ...published, security: SECURITY[access] }] as const] : [];
  });
  return Object.fromEntries(operations);
}

/** Names of the schemas that something refers to, directly or through others. */
function reachable(from: object, schemas: Readonly<Record<string, object>>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      const schema = schemas[name];
      if (found.has(name) || !schema) continue;
      found.add(name);
      open.push(schema);
    }
  }
  return found;
}
