import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Reply {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Reply> }>>;
  components: { responses: Record<string, Reply> };
}
interface Route {
  readonly document: string;
  readonly path: string;
  readonly pattern: RegExp;
}

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** Not part of the API: development endpoints, files, the documents themselves. */
const OUTSIDE = /^\/(?!api\/|health\/)|^\/api\/(docs|files)\b/;
const NO_ROUTE = new Set([404, 405]);

/**
 * Checks replies against the OpenAPI documents: an undeclared status or field is a fault, and so is a declared field
 * that is missing.
 */
export class ApiContract {
  private readonly documents: ReadonlyMap<string, Document>;
  private readonly routes: readonly Route[];
  private readonly validators = new Map<string, ValidateFunction>();
  // Examples and OpenAPI's own keywords are not part of JSON Schema.
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(documents: Readonly<Record<string, Document>>) {
    this.documents = new Map(Object.entries(documents));
    formats.default(this.ajv);
    for (const [name, document] of this.documents) this.ajv.addSchema({ ...document, $id: name });
    this.routes = [...this.documents].flatMap(([document, { paths }]) =>
      Object.keys(paths)
        // Literal paths come before those with parameters.
        .sort((a, b) => a.split('{').length - b.split('{').length)
        .map((path) => ({ document, path, pattern: patternOf(path) })),
    );
  }

  /** The documents of the code under test, as written by the global setup. */
  static read(): ApiContract {
    const folder = process.env['TEST_OPENAPI_DIR'] ?? '';
    const names = ['openapi.json', 'openapi.operations.json'];
    return new ApiContract(
      Object.fromEntries(
        names.map((name) => [
          name,
          JSON.parse(readFileSync(join(folder, name), 'utf8')) as Document,
        ]),
      ),
    );
  }

  /** @throws Error that describes how the reply deviates from the documents */
  check({ method, path: fullPath, status, contentType, body }: Exchange): void {
    const path = fullPath.split('?')[0] ?? '';
    if (OUTSIDE.test(path)) return;
    const verb = method.toLowerCase();
    const matching = this.routes.filter(({ pattern }) => pattern.test(path));
    const route = matching.find(({ document, path: template }) =>
      Object.hasOwn(this.documents.get(document)?.paths[template] ?? {}, verb),
    );
    const told = `${method} ${path} answered ${status}`;
    if (!route) {
      if (NO_ROUTE.has(status) || verb === 'head' || verb === 'options') return;
      throw new Error(`${told}, but no document knows the call.`);
    }
    const operation = this.documents.get(route.document)?.paths[route.path]?.[verb];
    const declared = operation?.responses[status];
    if (!declared) throw new Error(`${told}, which ${route.path} does not declare.`);
    const faults = this.faultsOf(route, verb, status, declared, contentType, body);
    if (faults) throw new Error(`${told}, not as declared: ${faults}\n${JSON.stringify(body)}`);
  }

  private faultsOf(
    route: Route,
    verb: string,
    status: number,
    declared: Reply,
    contentType: string,
    body: unknown,
  ): string | null {
    const pointer =
      declared.$ref?.slice(1) ?? `/paths/${escaped(route.path)}/${verb}/responses/${status}`;
    const reply = declared.$ref
      ? this.documents.get(route.document)?.components.responses[
          declared.$ref.split('/').at(-1) ?? ''
        ]
      : declared;
    const type = contentType.split(';')[0] ?? '';
    const types = Object.keys(reply?.content ?? {});
    if (type === '' || types.length === 0)
      return types.length > 0 && type === '' ? 'no body' : null;
    if (!types.includes(type)) return `${type} instead of ${types.join(', ')}`;
    if (type !== 'application/json' || verb === 'head') return null;
    const id = `${route.document}#${pointer}/content/application~1json/schema`;
    const validate = this.validators.get(id) ?? this.ajv.compile({ $ref: id });
    this.validators.set(id, validate);
    return validate(body) ? null : this.ajv.errorsText(validate.errors, { dataVar: 'body' });
  }
}

function patternOf(template: string): RegExp {
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
}

function escaped(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}
