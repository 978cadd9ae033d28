import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { PRODUCT_NAME } from '../../platform/domain/product.js';
import { PublishedDocuments } from './published-documents.js';

/** Swagger UI at /api/docs, served from this machine, with a choice between the two documents. */
export function serveSwaggerUi(app: NestExpressApplication): void {
  const documents = app.get(PublishedDocuments);
  documents.describe(app);
  SwaggerModule.setup('api/docs', app, () => documents.publicApi, {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: `${PRODUCT_NAME} API`,
    explorer: true,
    swaggerOptions: {
      urls: [
        { url: '/api/docs-json', name: 'Public API' },
        { url: '/api/docs/operations-json', name: 'Operations (ops staff)' },
      ],
      withCredentials: true,
      persistAuthorization: true,
      displayRequestDuration: true,
      filter: true,
      tagsSorter: 'alpha',
      docExpansion: 'none',
    },
  });
}
