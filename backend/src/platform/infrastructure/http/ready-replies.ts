import type { NextFunction, Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

interface Reply {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values in turn, as Node takes them without looking each up. */
  readonly headers: readonly string[];
  readonly until: number;
  /** The route that made it, under which metrics count it. */
  readonly route: unknown;
  /** Made when it is first asked for, once. */
  brotli: Promise<void> | null;
  compressed: Buffer | null;
}

const MAX_REPLIES = 500;
/** Whoever makes up addresses makes as many replies as they like, each as long as a page of courses may be. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What other modules add (names, pictures) is not announced; it may be this old. */
const MAX_AGE_MS = 5_000;
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;
/** Said anew of each reply, or of its connection. */
const OWN = new Set(['x-request-id', 'connection', 'content-length', 'content-type', 'vary']);
/** Besides GET. */
const ASKING = new Set(['HEAD', 'OPTIONS']);
/** Changes nothing that a visitor is shown, and comes too often to forget everything each time. */
const HARMLESS = /^\/api\/(learning|ai|auth|uploads)\//;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = promisify(brotliCompress);

/**
 * Replies that are the same for every visitor, kept as bytes with all their headers and sent before anything else is
 * asked: no Express, no query, no JSON, compressed once and not for each (docs/adr/0020 has the figures).
 * Whoever keeps replies here says when they are no longer true.
 */
export class ReadyReplies {
  private readonly replies = new Map<string, Reply>();
  private isTrusted = false;
  private current = 0;
  private bytes = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** Taken before the reply is made, so that one that was overtaken by a change is not kept. */
  get stamp(): number {
    return this.current;
  }

  /** Nothing that was kept is true any more. */
  forget(): void {
    this.current += 1;
    this.dropAll();
  }

  /** Whether changes are heard of; while they are not, nothing is kept. */
  trust(isTrusted: boolean): void {
    this.isTrusted = isTrusted;
    this.forget();
  }

  /** `json`: the body as it is sent. */
  keep(request: Request, response: Response, stamp: number, json: string): void {
    if (!this.isTrusted || stamp !== this.current || isMember(request)) return;
    // Whatever wants to know its visitor again is not the same for all of them.
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
   * What this process changes itself it forgets before whoever changed it hears of it, not some milliseconds later.
   * Not with what was refused: anybody can have themselves refused, and a process under load refuses by the hundred. What
   * failed and is in the database all the same is announced from there.
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

/** By a session or an access token, be they good or not. */
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
