import type { SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** How a zod schema stands in the document. */
export const converted: NonNullable<SwaggerDocumentOptions['standardSchemaConverter']> = (
  schema,
  { schemaType },
) => (schema instanceof z.ZodType ? fromZod(schema, schemaType) : undefined);

function fromZod(schema: z.ZodType, io: 'input' | 'output') {
  const id = schema.meta()?.id;
  const { $defs, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  // A schema with an id stands among its own definitions; the rest is then only a reference to it.
  const definitions = id && !$defs?.[id] ? { ...$defs, [id]: json } : { ...$defs };
  const components = Object.fromEntries(
    Object.entries(definitions).map(([name, part]) => [name, relinked(part)]),
  );
  return id
    ? { schema: { $ref: `#/components/schemas/${id}` }, components }
    : { schema: relinked(json), components };
}

/** zod points at `#/$defs/Name`; the document keeps its shared schemas under `#/components/schemas/Name`. */
function relinked(schema: JsonSchema): JsonSchema {
  // Marks of a schema that stands alone; inside the document they would say something wrong.
  const ours = Object.entries(schema).filter(([name]) => name !== 'id' && name !== '$schema');
  return JSON.parse(
    JSON.stringify(Object.fromEntries(ours)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;
}
