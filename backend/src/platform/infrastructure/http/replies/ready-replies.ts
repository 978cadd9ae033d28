import type { NextFunction, Request, Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RequestWithActor } from '../access/access.guard.js';
import { isForLater } from './problem.filter.js';

interface Reply {
  readonly body: Buffer;
  readonly etag: string;
  /** Alternating names and values, which Node accepts without looking each up. */
  readonly headers: readonly string[];
  /** By the clock of `performance`, which never jumps. */
  readonly madeAt: number;
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
/** While the database does not answer, a catalog of a minute ago is better than none. */
const MAX_AGE_IN_SILENCE_MS = 60_000;
/** How long a visitor waits for the database if there is an earlier reply; few statements take as long. */
const PATIENCE_MS = 2_500;
/** How often a visitor waits for it again, for the others to hear that it answers. */
const TRY_AGAIN_MS = 5_000;
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;
/** Headers that are set anew for each reply or its connection. */
const OWN = new Set(['x-request-id', 'connection', 'content-length', 'content-type', 'vary']);
/** Safe methods besides GET. */
const ASKING = new Set(['HEAD', 'OPTIONS']);
/** Requests that change nothing visitors see, and are too frequent to clear the cache each time. */
const HARMLESS = /^\/api\/(learning|questions|ai|auth|uploads|course\/getcreator)\b/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = promisify(brotliCompress);
/** Not where somebody refuses it by a weight of 0 (RFC 9110, 12.5.3), nor another one whose name ends so. */
const BROTLI = /(?:^|[\s,])br(?=[\s,;]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

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
  /** Zero while the database answers; until this moment, nobody waits for it. */
  private silentUntil = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** Invalidates all replies. */
  forget(): void {
    this.current += 1;
    this.dropAll();
  }

  /**
   * Whether notifications of changes arrive. While they do not, nothing is stored, and what is stored only stands in for
   * a silent database.
   */
  trust(isTrusted: boolean): void {
    this.isTrusted = isTrusted;
    if (isTrusted) this.forget();
    else this.current += 1;
  }

  /**
   * The body of a reply, which is stored. If the database does not answer in time, a visitor gets the earlier reply, with
   * its age.
   * @param make asks the database
   * @param write makes the body of its answer, and sets the headers
   */
  async answer<T>(
    request: Request,
    response: Response,
    make: () => Promise<T>,
    write: (made: T) => string,
  ): Promise<string> {
    // Taken before the reply is computed, so that one overtaken by a change is not stored.
    const stamp = this.current;
    const earlier = isMember(request) ? undefined : this.replies.get(request.originalUrl);
    const making = make();
    if (earlier && (await this.isSilent(making))) return again(earlier, response);
    const json = write(await making);
    this.silentUntil = 0;
    this.keep(request, response, stamp, json);
    return json;
  }

  /** Whether the database does not answer in time, or cannot. */
  private async isSilent(making: Promise<unknown>): Promise<boolean> {
    const patience = new AbortController();
    const late = sleep(PATIENCE_MS, true, { signal: patience.signal, ref: false });
    const answered = making.then(() => false, isForLater);
    const isSilent = await Promise.race([answered, late.catch(() => false)]);
    patience.abort();
    if (isSilent) this.silentUntil = performance.now() + TRY_AGAIN_MS;
    return isSilent;
  }

  private keep(request: Request, response: Response, stamp: number, json: string): void {
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
    this.replies.set(request.originalUrl, {
      ...{ body, etag, headers, madeAt: performance.now(), route: request.route as unknown },
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
    else if (this.isTrusted && isYounger(reply, MAX_AGE_MS)) send(reply, request, response);
    else if (!isYounger(reply, MAX_AGE_IN_SILENCE_MS)) {
      this.drop(request.url);
      next();
    } else if (performance.now() < this.silentUntil) send(reply, request, response, ageOf(reply));
    else {
      // One visitor waits; the others need not as long.
      if (this.silentUntil > 0) this.silentUntil = performance.now() + TRY_AGAIN_MS;
      next();
    }
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

/**
 * Whether the request has a session or an access token, valid or not; after the guards, also whether they found one, who
 * read cookies that are written otherwise (`session =`).
 */
function isMember({ headers: { authorization, cookie }, actor }: RequestWithActor): boolean {
  return (
    authorization !== undefined ||
    (cookie !== undefined && SESSION.test(cookie)) ||
    actor !== undefined
  );
}

/** The body of an earlier reply, for Express to send; its other headers are set. */
function again(earlier: Reply, response: Response): string {
  const headers = [...earlier.headers, ...ageOf(earlier)];
  for (let at = 0; at < headers.length; at += 2)
    response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  return earlier.body.toString();
}

const isYounger = ({ madeAt }: Reply, ageMs: number): boolean =>
  performance.now() - madeAt <= ageMs;

/** The header of a reply that is older than it should be (RFC 9111, 5.1). */
const ageOf = ({ madeAt }: Reply): readonly string[] => [
  'Age',
  String(Math.round((performance.now() - madeAt) / 1_000)),
];

function send(
  reply: Reply,
  request: Request,
  response: Response,
  more: readonly string[] = [],
): void {
  request.route = reply.route;
  const takesBrotli = BROTLI.test(String(request.headers['accept-encoding'] ?? ''));
  if (takesBrotli && !reply.compressed)
    reply.brotli ??= compress(reply.body, QUALITY).then((bytes) => {
      reply.compressed = bytes;
    });
  const compressed = takesBrotli ? reply.compressed : null;
  const body = compressed ?? reply.body;
  const id = (request as { id?: string }).id ?? '';
  const headers = [...reply.headers, ...more, 'X-Request-Id', id];
  if (request.headers['if-none-match'] === reply.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (compressed) headers.push('Content-Encoding', 'br');
  headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length');
  headers.push(String(body.length));
  response.writeHead(200, headers).end(body);
}
