import { HttpException, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RequestWithActor } from '../../../../platform/infrastructure/http/access/access.guard.js';
import { BeginUpload } from '../../application/uploads/begin-upload.js';
import { DiscardUpload } from '../../application/uploads/discard-upload.js';
import { OwnUploads } from '../../application/uploads/own-uploads.js';
import { StoreUploadParts } from '../../application/uploads/store-upload-parts.js';
import type { TusServer } from './tus-server.js';
import type { UploadVerbs } from './tus-store.js';

/** The version of tus, as its headers name it. */
export const VERSION = '1.0.0';

/**
 * Implements tus 1.0. Its dependencies (including Node's whole fetch) are loaded for the first upload, not at every
 * start.
 */
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

  /** Returns status and headers of a success; there is never a body. Throws the errors of our own rules, and refusals. */
  async answer(userId: string, request: RequestWithActor): Promise<Response> {
    assertSpoken(request);
    const { TusServer } = await import('./tus-server.js');
    this.server ??= new TusServer(this.verbs);
    return this.server.answer(userId, request);
  }
}

/** What the library would answer with other statuses than tus 1.0 asks for. @throws HttpException 412, 415 */
function assertSpoken({ method, headers }: Request): void {
  if (method === 'OPTIONS') return;
  if (headers['tus-resumable'] !== VERSION) throw new HttpException('', 412);
  if (method === 'PATCH' && headers['content-type'] !== 'application/offset+octet-stream')
    throw new HttpException('', 415);
}
