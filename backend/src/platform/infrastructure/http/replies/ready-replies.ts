import type { NextFunction, Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

interface Reply {
  readonly body: Buffer;
  readonly etag: string;
  /** Alternating names and values, which Node accepts without looking each up. */
  readonly headers: readonly string[];
  readonly until: number;
  /** The route that made it, for metrics. */
  readonly route: unknown;
  /** Compressed once, on first use. */
  brotli: Promise<void> | null;
  compressed: Buffer | null;
}

const MAX_REPLIES = 500;
/** Anybody can make up any number of addresses, each with a reply as long as a page of courses. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The maximum age, because changes of other modules' data (names, pictures) are not announced. */
const MAX_AGE_MS = 5_000;
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;
/** Headers that are set anew for each reply or its connection. */
const OWN = new Set(['x-request-id', 'connection', 'content-length', 'content-type', 'vary']);
/** Safe methods besides GET. */
const ASKING = new Set(['HEAD', 'OPTIONS']);
/** Requests that change nothing visitors see, and are too frequent to clear the cache each time. */
const HARMLESS = /^\/api\/(learning|questions|ai|auth|uploads|course\/getcreator)\b/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = promisify(brotliCompress);

/**
 * A cache of replies that are the same for every visitor, stored as bytes with all their headers and sent before
 * anything else runs: no Express, no query, no JSON, compressed once (docs/adr/0020 has the figures). Code that stores
 * replies here must invalidate them.
 */
export class ReadyReplies {
  private readonly replies = new Map<string, Reply>();
  private isTrusted = false;
  private current = 0;
  private bytes = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** Taken before the reply is computed, so that one overtaken by a change is not stored. */
  get stamp(): number {
    return this.current;
  }

  /** Invalidates all replies. */
  forget(): void {
    this.current += 1;
    this.dropAll();
  }

  /** Whether notifications of changes arrive; while they do not, nothing is stored. */
  trust(isTrusted: boolean): void {
    this.isTrusted = isTrusted;
    this.forget();
  }

  /** @param json the body as it is sent */
  keep(request: Request, response: Response, stamp: number, json: string): void {
    if (!this.isTrusted || stamp !== this.current || isMember(request)) return;
    // A reply that sets a cookie is not the same for all visitors.
    if (response.hasHeader('Set-Cookie')) return;
    const body = Buffer.from(json);
    if (body.length > this.maxBytes) return;
    this.drop(request.originalUrl);
    if (this.replies.size >= MAX_REPLIES || this.bytes + body.length > this.maxBytes)
      this.dropAll();
    this.bytes += body.length;
    const etag = (request.app.get('etag fn') as (body: Buffer) => string)(body);
    const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      OWN.has(name) || value === undefined ? [] : [name, String(value)],
    );
    headers.push('ETag', etag, 'Vary', 'Accept-Encoding');
    const until = Date.now() + MAX_AGE_MS;
    this.replies.set(request.originalUrl, {
      ...{ body, etag, headers, until, route: request.route as unknown },
      ...{ brotli: null, compressed: null },
    });
  }

  readonly serve = (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET') {
      if (!ASKING.has(request.method) && !HARMLESS.test(request.url)) this.forgetWith(response);
      next();
      return;
    }
    const reply = this.replies.get(request.url);
    if (!reply || isMember(request)) next();
    else if (reply.until < Date.now()) {
      this.drop(request.url);
      next();
    } else send(reply, request, response);
  };

  private drop(url: string): void {
    this.bytes -= this.replies.get(url)?.body.length ?? 0;
    this.replies.delete(url);
  }

  private dropAll(): void {
    this.replies.clear();
    this.bytes = 0;
  }

  /**
   * Invalidates before a successful reply to a change is sent, so that its caller never sees an old reply. Not for
   * refused requests, because anybody can cause those, and a process under load refuses hundreds. A request that failed
   * but committed is announced by the database.
   */
  private forgetWith(response: Response): void {
    const plain = response.writeHead.bind(response) as (
      status: number,
      ...rest: unknown[]
    ) => Response;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status < 400) this.forget();
      return plain(status, ...rest);
    };
  }
}

/** Whether the request has a session or an access token, valid or not. */
function isMember({ headers: { authorization, cookie } }: Request): boolean {
  return authorization !== undefined || (cookie !== undefined && SESSION.test(cookie));
}

function send(reply: Reply, request: Request, response: Response): void {
  request.route = reply.route;
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (takesBrotli && !reply.compressed)
    reply.brotli ??= compress(reply.body, QUALITY).then((bytes) => {
      reply.compressed = bytes;
    });
  const compressed = takesBrotli ? reply.compressed : null;
  const body = compressed ?? reply.body;
  const headers = [...reply.headers, 'X-Request-Id', (request as { id?: string }).id ?? ''];
  if (request.headers['if-none-match'] === reply.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (compressed) headers.push('Content-Encoding', 'br');
  headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length');
  headers.push(String(body.length));
  response.writeHead(200, headers).end(body);
}
