import type { SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { JudgedAfter } from '../../platform/infrastructure/http/bodies/validation.js';

type JsonSchema = Record<string, unknown>;

/**
 * Converts zod schemas for one document. Schemas of the same name must be equal, in whichever module they are. Inputs
 * and outputs have separate names, because all fields are known only for outputs.
 */
export function conversion(): NonNullable<SwaggerDocumentOptions['standardSchemaConverter']> {
  const known = new Map<string, string>();
  return (given, { schemaType }) => {
    const real = behind(given);
    const schema: unknown = real instanceof JudgedAfter ? real.schema : real;
    if (!(schema instanceof z.ZodType)) return undefined;
    const converted = fromZod(schema, schemaType);
    for (const [name, component] of Object.entries(converted.components)) {
      const shape = JSON.stringify(component);
      if ((known.get(name) ?? shape) !== shape)
        throw new Error(`Two schemas are called ${name}, and they differ.`);
      known.set(name, shape);
    }
    return converted;
  };
}

/**
 * In the bundle, decorators hold stand-ins for schemas (infra/build/schemas-when-used.ts), which return the schema
 * under this symbol.
 */
const BEHIND = Symbol.for('lectern.schema');

const behind = (given: unknown): unknown =>
  (given as { readonly [BEHIND]?: unknown } | null)?.[BEHIND] ?? given;

/** The schema, or a reference to it if it has a name, and every named schema that it needs. */
export function fromZod(schema: z.ZodType, io: 'input' | 'output') {
  const id = schema.meta()?.id;
  const { $defs, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutNoise(jsonSchema),
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  // A schema with an id is among its own definitions; the rest is then only a reference to it.
  const definitions = id && !$defs?.[id] ? { ...$defs, [id]: json } : { ...$defs };
  const components = Object.fromEntries(
    Object.entries(definitions).map(([name, part]) => [name, relinked(part)]),
  );
  return id
    ? { schema: { $ref: `#/components/schemas/${id}` }, components }
    : { schema: relinked(json), components };
}

/** Removes zod's noise: the bounds of safe integers, the pattern behind a format. */
function withoutNoise(schema: JsonSchema): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (typeof schema['format'] === 'string') delete schema['pattern'];
  // Equal to `false` next to `maxItems`, which zod writes as well; linters require a schema here.
  if (schema['prefixItems'] && schema['items'] === false) schema['items'] = {};
}

/** zod refers to `#/$defs/Name`; the document keeps shared schemas under `#/components/schemas/Name`. */
function relinked(schema: JsonSchema): JsonSchema {
  // These keys are for a standalone schema; inside the document they would be wrong.
  const ours = Object.entries(schema).filter(([name]) => name !== 'id' && name !== '$schema');
  return JSON.parse(
    JSON.stringify(Object.fromEntries(ours)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;
}
