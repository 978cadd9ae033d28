import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { Access } from '../../platform/infrastructure/http/access/access.js';
import { PublishedDocuments } from './published-documents.js';

/** Serves the restricted document; Swagger UI itself serves the public one. */
@ApiExcludeController()
@Controller('api/docs')
export class DocsController {
  constructor(private readonly documents: PublishedDocuments) {}

  @Access('ops')
  @Header('Cache-Control', 'no-store')
  @Get('operations-json')
  operations(): OpenAPIObject {
    return this.documents.operations;
  }
}
