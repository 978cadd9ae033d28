import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type ApiDocuments, describeApi } from './documents.js';

/** The served documents, generated on first use, because a start should not wait for them. */
@Injectable()
export class PublishedDocuments {
  private app: INestApplication | undefined;
  private made: ApiDocuments | undefined;
  private text: string | undefined;

  /** Sets the application to describe, which does not exist yet when its providers are created. */
  describe(app: INestApplication): void {
    this.app = app;
  }

  get publicApi(): OpenAPIObject {
    return this.all.publicApi;
  }

  /** As JSON. */
  get publicText(): string {
    return (this.text ??= JSON.stringify(this.publicApi));
  }

  get operations(): OpenAPIObject {
    return this.all.operations;
  }

  private get all(): ApiDocuments {
    if (!this.app) throw new Error('No application was named to describe.');
    return (this.made ??= describeApi(this.app));
  }
}
