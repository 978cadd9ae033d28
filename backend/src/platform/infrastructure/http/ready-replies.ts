import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

interface Reply {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly until: number;
  /** The route that made it, under which metrics count it. */
  readonly route: unknown;
  /** Made when it is first asked for, once. */
  brotli: Promise<void> | null;
  compressed: Buffer | null;
}

const MAX_REPLIES = 500;
/** What other modules add (names, pictures) is not announced; it may be this old. */
const MAX_AGE_MS = 5_000;
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;
/** Changes nothing that a visitor is shown, and comes too often to forget everything each time. */
const HARMLESS = /^\/api\/(learning|ai|auth|uploads)\//;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = promisify(brotliCompress);

/**
 * Replies that are the same for every visitor, kept as bytes and sent before anything else is asked: no router, no
 * query, no JSON, compressed once and not for each (docs/adr/0020 has the figures).
 * Whoever keeps replies here says when they are no longer true.
 */
@Injectable()
export class ReadyReplies {
  private readonly replies = new Map<string, Reply>();
  private isTrusted = false;
  private current = 0;

  /** Taken before the reply is made, so that one that was overtaken by a change is not kept. */
  get stamp(): number {
    return this.current;
  }

  /** Nothing that was kept is true any more. */
  forget(): void {
    this.current += 1;
    this.replies.clear();
  }

  /** Whether changes are heard of; while they are not, nothing is kept. */
  trust(isTrusted: boolean): void {
    this.isTrusted = isTrusted;
    this.forget();
  }

  keep(request: Request, response: Response, stamp: number, content: unknown): void {
    if (!this.isTrusted || stamp !== this.current || isMember(request)) return;
    if (this.replies.size >= MAX_REPLIES) this.replies.clear();
    const body = Buffer.from(JSON.stringify(content));
    const etag = (request.app.get('etag fn') as (body: Buffer) => string)(body);
    const headers: Record<string, string> = {};
    for (const name of ['Cache-Control', 'Link'] as const) {
      const value = response.getHeader(name);
      if (typeof value === 'string') headers[name] = value;
    }
    const until = Date.now() + MAX_AGE_MS;
    this.replies.set(request.originalUrl, {
      ...{ body, etag, headers, until, route: request.route as unknown },
      ...{ brotli: null, compressed: null },
    });
  }

  readonly serve = (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET') {
      if (request.method !== 'HEAD' && !HARMLESS.test(request.path)) this.forgetWith(response);
      next();
      return;
    }
    const reply = this.replies.get(request.originalUrl);
    if (!reply || isMember(request)) next();
    else if (reply.until < Date.now()) {
      this.replies.delete(request.originalUrl);
      next();
    } else send(reply, request, response);
  };

  /** What this process changes itself it forgets before whoever changed it hears of it, not some milliseconds later. */
  private forgetWith(response: Response): void {
    const plain = response.writeHead.bind(response) as (...args: unknown[]) => Response;
    response.writeHead = (...args: unknown[]) => {
      this.forget();
      return plain(...args);
    };
  }
}

function isMember({ headers }: Request): boolean {
  return headers.cookie !== undefined && SESSION.test(headers.cookie);
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
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  response.setHeader('ETag', reply.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === reply.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  if (compressed) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
