import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { PRODUCT_NAME } from '../platform/domain/product.js';
import { Problem } from '../platform/infrastructure/http/problem.js';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI document, made from the controllers and their zod schemas; a schema with an id becomes a component. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(PRODUCT_NAME)
    .setDescription(
      'An online course marketplace. Run "Log in" below first: the session lives in a cookie.',
    )
    .setVersion('0.1.0')
    .setOpenAPIVersion('3.1.1')
    .addServer('/')
    .addCookieAuth('session', { type: 'apiKey', in: 'cookie', name: 'session' }, 'session')
    .addGlobalResponse({ status: '4XX', description: 'What went wrong.', standardSchema: Problem })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
    standardSchemaConverter: (schema, { schemaType }) =>
      schema instanceof z.ZodType ? converted(schema, schemaType) : undefined,
  });
  return document;
}

function converted(schema: z.ZodType, io: 'input' | 'output') {
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
