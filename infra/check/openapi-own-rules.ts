/** What the public rule sets do not ask for and we do. */
interface Schema {
  $ref?: string;
  example?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
}

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  security?: unknown;
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { example?: unknown }> }
  >;
}

export interface Document {
  [other: string]: unknown;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Names every operation without id, summary, description, security or example, and every field without an example. */
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

function lacking({ operationId, summary, description, security, responses }: Operation): string[] {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const hasExamples = successes.every(([, { content }]) => {
    const json = content?.['application/json'];
    return !json || json.example !== undefined;
  });
  const isTold = successes.every(([, reply]) => reply.description);
  return [
    ...(/^[a-z]+([A-Z][a-z0-9]*)*$/.test(operationId ?? '')
      ? []
      : ['operationId of verb and noun']),
    ...(summary ? [] : ['summary']),
    ...(description ? [] : ['description']),
    ...(security ? [] : ['security']),
    ...(successes.length > 0 ? [] : ['success']),
    ...(isTold ? [] : ['description of its success']),
    ...(hasExamples ? [] : ['example of its reply']),
    ...(responses['429'] && responses['500'] ? [] : ['errors']),
  ];
}

function fieldsWithoutExample(schema: Schema, name: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => [
    ...(inner.$ref || inner.format === 'binary' || inner.example !== undefined
      ? []
      : [`${name}.${field}`]),
    ...fieldsWithoutExample(inner, `${name}.${field}`),
  ]);
}
