import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '../../platform/application/product.js';
import { addCodeSamples } from './code-samples.js';
import { addErrors } from './errors.js';
import { addExamples } from './examples.js';
import { addHeaders } from './headers.js';
import { part } from './parts.js';
import { conversion } from './schemas.js';
import { addTextBodies } from './text-bodies.js';
import { addTags } from './tags.js';
import { addWebhooks } from './webhooks.js';

/** The documents for integrators and for ops staff. */
export interface ApiDocuments {
  readonly publicApi: OpenAPIObject;
  readonly operations: OpenAPIObject;
}

const LOG_IN =
  'Run **Log in** (under Sign-in) first: it sets a session cookie, which the browser then sends automatically.';

/**
 * Generates the OpenAPI documents from the controllers and their zod schemas; a schema with an id becomes a component.
 */
export function describeApi(app: INestApplication): ApiDocuments {
  const whole = SwaggerModule.createDocument(app, outline(), {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
    standardSchemaConverter: conversion(),
  });
  addErrors(whole);
  addHeaders(whole);
  addExamples(whole);
  addTextBodies(whole);
  addCodeSamples(whole);
  const publicApi = part(whole, (access) => access !== 'ops', {
    title: PRODUCT_NAME,
    description: `An online course marketplace. ${LOG_IN}`,
  });
  const operations = part(whole, (access) => access === 'ops', {
    title: `${PRODUCT_NAME} operations`,
    description:
      `For ops staff. ${LOG_IN} You find it in the Public API document; come back to this one afterwards. ` +
      'Every write takes a `reason`, can be tried out with `dryRun`, may be repeated, and is recorded in the audit log.',
  });
  addWebhooks(publicApi);
  for (const document of [publicApi, operations]) addTags(document);
  return { publicApi, operations };
}

function outline(): Omit<OpenAPIObject, 'paths'> {
  const config = new DocumentBuilder()
    .setTitle(PRODUCT_NAME)
    .setVersion('0.1.0')
    .setOpenAPIVersion('3.1.1')
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/')
    .addCookieAuth(
      'session',
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'session',
        description: 'Set when you log in. Called `session`, or `__Host-session` over https.',
      },
      'session',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'lectern_pat_...',
        description:
          'A personal access token, which you create while logged in. Treat it as opaque. The description of each call names the scope that the token needs.',
      },
      'token',
    )
    .addCookieAuth(
      'media',
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'media',
        description: 'A pass for one video that is valid for five minutes, set by its playlist.',
      },
      'media',
    )
    .build();
  config.info.contact = { name: 'The operator of this installation' };
  return config;
}
