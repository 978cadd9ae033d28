import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, operationsIn, type Schema } from './document-types.js';
import { FIELD_EXAMPLES } from './field-examples.js';
import { TEXT_EXAMPLES } from './text-examples.js';

type Schemas = Readonly<Record<string, Schema>>;

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '0192f0c1-7b5e-7000-8000-000000000000',
  'date-time': '2026-11-21T06:30:00.000Z',
  date: '2026-11-21',
  email: 'asha@example.com',
  binary: 'The bytes of the file.',
};
/** Deep enough for every reply; recursive schemas must end somewhere. */
const MAX_DEPTH = 8;

/**
 * Gives every field an example, and every body one composed of them. A field's own example takes precedence, then the
 * usual one for its name, then one by its type.
 */
export function addExamples(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  for (const schema of Object.values(schemas)) exemplify(schema, schemas);
  for (const item of Object.values(document.paths))
    for (const [, operation] of operationsIn(item)) addToBodies(operation, schemas);
}

function addToBodies(operation: Operation, schemas: Schemas): void {
  const request = operation.requestBody as { content?: Record<string, Media> } | undefined;
  const replies = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, reply]) => reply as { content?: Record<string, Media> });
  for (const { content } of [request ?? {}, ...replies])
    for (const [type, media] of Object.entries(content ?? {})) {
      const text = TEXT_EXAMPLES[type];
      if (text) media.example ??= text;
      if (!media.schema || !/json|form-data/.test(type)) continue;
      exemplify(media.schema, schemas);
      media.example ??= exampleOf(media.schema, '', schemas);
    }
}

interface Media {
  schema?: Schema;
  example?: unknown;
}

/** Adds an example to every nested field that has none and is no reference. */
function exemplify(schema: Schema, schemas: Schemas): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    exemplify(field, schemas);
    const example = exampleOf(field, name, schemas);
    if (!field.$ref && example !== undefined) field.example = example;
  }
  for (const inner of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    if (inner) exemplify(inner, schemas);
}

function exampleOf(schema: Schema, name: string, schemas: Schemas, depth = 0): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
    return exampleOf(target, name, schemas, depth + 1);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices[0] ?? {}, name, schemas, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.default ?? schema.enum[0];
  if (schema.properties) return exampleOfObject(schema, schemas, depth);
  return exampleOfValue(schema, name, schemas, depth);
}

function exampleOfObject(schema: Schema, schemas: Schemas, depth: number): unknown {
  if (depth > MAX_DEPTH) return {};
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => field.format !== 'binary' || schema.required?.includes(name),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, exampleOf(field, name, schemas, depth + 1)]),
  );
}

function exampleOfValue(schema: Schema, name: string, schemas: Schemas, depth: number): unknown {
  const types = [schema.type].flat();
  if (types.length === 1 && types[0] === 'null') return null;
  if (types.includes('array')) return exampleOfArray(schema, name, schemas, depth);
  if (Object.hasOwn(FIELD_EXAMPLES, name)) return FIELD_EXAMPLES[name];
  if (types.includes('boolean')) return schema.default ?? true;
  if (types.includes('integer') || types.includes('number'))
    return schema.default ?? Math.max(schema.minimum ?? 0, 1);
  if (types.includes('object')) return {};
  const usual = schema.format ? BY_FORMAT[schema.format] : schema.default;
  return usual ?? (types.includes('null') ? null : undefined);
}

function exampleOfArray(schema: Schema, name: string, schemas: Schemas, depth: number): unknown {
  if (schema.prefixItems)
    return schema.prefixItems.map((item) => exampleOf(item, name, schemas, depth + 1));
  if (!schema.items || depth > MAX_DEPTH) return [];
  return [exampleOf(schema.items, name, schemas, depth + 1)];
}
