import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { Express } from 'express';
import { PRODUCT_NAME } from '../../platform/application/product.js';
import { PublishedDocuments } from './published-documents.js';

const STYLES = '/api/docs/styles.css';
const JSON_URL = '/api/docs-json';

/** Swagger UI's inline styles, which our content security policy would block. */
const OWN_STYLES = `body{margin:0}
.swagger-ui .topbar svg [class$=cls-2]{fill:#fff}
.swagger-ui .topbar svg [class$=cls-3]{fill:#85ea2d}`;

/** Swagger UI at /api/docs, served from this machine, with a choice between the two documents. */
export function serveSwaggerUi(app: NestExpressApplication): void {
  const documents = app.get(PublishedDocuments);
  documents.describe(app);
  const http: Express = app.getHttpAdapter().getInstance();
  http.get(STYLES, (_request, response) => {
    response.type('css').send(OWN_STYLES);
  });
  http.get(JSON_URL, (_request, response) => {
    response.type('json').send(documents.publicText);
  });
  SwaggerModule.setup('api/docs', app, () => documents.publicApi, {
    // It would write the document anew for each request.
    raw: false,
    customSiteTitle: `${PRODUCT_NAME} API`,
    customCssUrl: STYLES,
    explorer: true,
    swaggerOptions: {
      urls: [
        { url: JSON_URL, name: 'Public API' },
        { url: '/api/docs/operations-json', name: 'Operations (ops staff, once logged in)' },
      ],
      withCredentials: true,
      persistAuthorization: true,
      displayRequestDuration: true,
      filter: true,
      tagsSorter: 'alpha',
      docExpansion: 'none',
      deepLinking: true,
    },
  });
}
