import { type Locker, MemoryLocker, Server } from '@tus/server';
import { HttpException } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { RequestWithActor } from '../../../../platform/infrastructure/http/access/access.guard.js';
import { leavePlace } from '../../../../platform/infrastructure/http/server/admission.js';
import { UploadOffsetStale } from '../../domain/uploads/upload-errors.js';
import { MAX_UPLOAD_BYTES } from '../../domain/uploads/upload.js';
import { TusStore, type UploadVerbs } from './tus-store.js';

const PATH = '/api/uploads';
/** How long a silently broken connection may still write; a client that comes back waits for it in a busy loop. */
const DRAIN_MS = 250;

/** The protocol server, on top of our own store of parts. */
export class TusServer {
  /**
   * Ends a request on a silently broken connection when its client comes back. Works within this process only: between
   * processes, the upload's row decides.
   */
  private readonly locker: Locker = new MemoryLocker();

  constructor(private readonly verbs: UploadVerbs) {}

  /** Returns status and headers of a success; there is never a body. Throws the errors of our own rules, and refusals. */
  async answer(userId: string, request: RequestWithActor): Promise<Response> {
    const refusals: Error[] = [];
    const server = new Server({
      path: PATH,
      locker: this.locker,
      lockDrainTimeout: DRAIN_MS,
      datastore: new TusStore(userId, this.verbs, {
        begins: () => leavePlace(request),
        stillAllowed: async () => request.stillAllowed?.(),
      }),
      maxSize: MAX_UPLOAD_BYTES,
      generateUrl: (_request, { id }) => `${PATH}/${id}`,
      onResponseError: (_request, error) => {
        // The protocol library throws its own errors as plain objects with a status.
        if (error instanceof Error && !('status_code' in error)) refusals.push(error);
        return undefined;
      },
    });
    const answer = await server.handleWeb(asWebRequest(request));
    for (const refusal of refusals) throw refusal;
    if (answer.status >= 400) throw refusalOf(answer.status);
    return answer;
  }
}

/** Our error for a status of the library. */
function refusalOf(status: number): Error {
  // It has this status for nothing else.
  if (status === 409) return new UploadOffsetStale();
  // A missing header, an extension that we do not have: what the client sent is wrong.
  return new HttpException('', [403, 501].includes(status) ? 400 : status);
}

function asWebRequest(request: RequestWithActor): Request {
  const { method, path } = request;
  // Routing and access control used the real method, so an override must have no effect.
  const headers = { ...request.headers };
  delete headers['x-http-method-override'];
  const hasBody = method === 'POST' || method === 'PATCH';
  return new Request(new URL(request.baseUrl + path, 'http://localhost'), {
    method,
    headers: headers as Record<string, string>,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}
