import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BeginUpload } from '../../application/uploads/begin-upload.js';
import { DiscardUpload } from '../../application/uploads/discard-upload.js';
import { OwnUploads } from '../../application/uploads/own-uploads.js';
import { StoreUploadParts } from '../../application/uploads/store-upload-parts.js';
import type { TusServer } from './tus-server.js';
import type { UploadVerbs } from './tus-store.js';

/** Speaks tus 1.0. What that needs (Node's whole fetch among it) is loaded for the first upload, not at every start. */
@Injectable()
export class TusProtocol {
  private server: TusServer | undefined;
  private readonly verbs: UploadVerbs;

  constructor(
    own: OwnUploads,
    begin: BeginUpload,
    parts: StoreUploadParts,
    discard: DiscardUpload,
  ) {
    this.verbs = { own, begin, parts, discard };
  }

  /** Status and headers of the answer; there is never a body. Throws what our own rules refuse. */
  async answer(userId: string, request: Request): Promise<Response> {
    const { TusServer } = await import('./tus-server.js');
    this.server ??= new TusServer(this.verbs);
    return this.server.answer(userId, request);
  }
}
