/** Rules of ours that the public rule sets lack. */
interface Schema {
  $ref?: string;
  example?: unknown;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  security?: unknown;
  parameters?: { name: string; required?: boolean; example?: unknown; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
}

export interface Document {
  [other: string]: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** A range beyond the end of a file is answered with headers only. */
const NO_BODY = '416';

/** Lists operations without id, summary, description, security or example, and fields without an example. */
export function unexplained({ paths, components }: Document): string[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      lacking(operation).map((what) => `own: ${method} ${path} has no ${what}`),
    ),
  );
  const fields = Object.entries(components.schemas).flatMap(([name, schema]) =>
    fieldsWithoutExample(schema, name),
  );
  return [
    ...operations,
    ...fields.map((field) => `own: ${field} has no example (.meta({ example }))`),
  ];
}

function lacking(operation: Operation): string[] {
  const { operationId, summary, description, security, responses } = operation;
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const isTold = successes.every(([, reply]) => reply.description);
  const contents = [operation.requestBody, ...successes.map(([, reply]) => reply)];
  const hasExamples = contents.every((part) => isExemplified(part?.content ?? {}));
  return [
    ...(/^[a-z]+([A-Z][a-z0-9]*)*$/.test(operationId ?? '')
      ? []
      : ['operationId of verb and noun']),
    ...(summary ? [] : ['summary']),
    ...(description ? [] : ['description']),
    ...(security ? [] : ['security']),
    ...(successes.length > 0 ? [] : ['success']),
    ...(isTold ? [] : ['description of its success']),
    ...(hasExamples ? [] : ['example of its request or reply']),
    ...(responses['429'] && responses['500'] ? [] : ['errors']),
    ...Object.entries(responses)
      .filter(([status, reply]) => /^[45]/.test(status) && status !== NO_BODY && !isProblem(reply))
      .map(([status]) => `error schema for ${status}`),
    ...(operation.parameters ?? [])
      .filter(
        ({ required, example, schema }) =>
          required && (example ?? schema?.example ?? schema?.enum) === undefined,
      )
      .map(({ name }) => `example of ${name}`),
  ];
}

/** Pictures, videos and PDFs need no example. */
const isExemplified = (content: Content): boolean =>
  Object.entries(content).every(
    ([type, { example }]) =>
      example !== undefined || /^(image|video)\/|pdf$|octet-stream$/.test(type),
  );

/** All shared responses have that format. */
const isProblem = ({ $ref, content }: Operation['responses'][string]): boolean =>
  $ref?.startsWith('#/components/responses/') === true ||
  content?.['application/json']?.schema?.$ref === '#/components/schemas/Problem';

function fieldsWithoutExample(schema: Schema, name: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => [
    ...(inner.$ref || inner.format === 'binary' || inner.example !== undefined
      ? []
      : [`${name}.${field}`]),
    ...fieldsWithoutExample(inner, `${name}.${field}`),
  ]);
}
