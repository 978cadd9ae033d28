import { type Locker, MemoryLocker, Server } from '@tus/server';
import type { Request as HttpRequest } from 'express';
import { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '../../domain/upload.js';
import { TusStore, type UploadVerbs } from './tus-store.js';

const PATH = '/api/uploads';
/** So long a connection that died without a word may still write; who comes back waits for it, and the waiting spins. */
const DRAIN_MS = 250;

/** The protocol itself, over our own store of parts. */
export class TusServer {
  /**
   * Ends a request whose connection died without a word when its sender comes back. Only within this process:
   * between processes the row of the upload decides who goes on.
   */
  private readonly locker: Locker = new MemoryLocker();

  constructor(private readonly verbs: UploadVerbs) {}

  /** Status and headers of the answer; there is never a body. Throws what our own rules refuse. */
  async answer(userId: string, request: HttpRequest): Promise<Response> {
    const refusals: Error[] = [];
    const server = new Server({
      path: PATH,
      locker: this.locker,
      lockDrainTimeout: DRAIN_MS,
      datastore: new TusStore(userId, this.verbs),
      maxSize: MAX_UPLOAD_BYTES,
      generateUrl: (_request, { id }) => `${PATH}/${id}`,
      onResponseError: (_request, error) => {
        // The protocol's own errors are plain objects that carry their status.
        if (error instanceof Error && !('status_code' in error)) refusals.push(error);
        return undefined;
      },
    });
    const answer = await server.handleWeb(asWebRequest(request));
    for (const refusal of refusals) throw refusal;
    return answer;
  }
}

function asWebRequest(request: HttpRequest): Request {
  const { method, url } = request;
  // Which route serves a call, and so who may make it, was decided by its true method.
  const headers = { ...request.headers };
  delete headers['x-http-method-override'];
  const hasBody = method === 'POST' || method === 'PATCH';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: headers as Record<string, string>,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}
