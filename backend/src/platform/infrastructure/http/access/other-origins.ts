import type { Request, Response } from 'express';
import type { FrontStep } from '../server/front.js';
import type { HeaderList } from '../replies/send-kept.js';

/** Paths of calls made by pages: ops calls come from our own pages only, and payment webhooks from no page. */
const OF_PAGES = /^\/api\/(?!(ops|payment\/webhook)([/?]|$))/i;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** Reply headers that a page may read besides those it always may. */
const READABLE = [
  ...[
    'Beyond-Limits',
    'Corrected-Input',
    'ETag',
    'Idempotency-Replayed',
    'Link',
    'Location',
    'RateLimit',
  ],
  ...['RateLimit-Policy', 'Retry-After', 'Tus-Extension', 'Tus-Max-Size', 'Tus-Resumable'],
  ...['Tus-Version', 'Upload-Expires', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'],
  ...['WWW-Authenticate', 'X-Request-Id'],
].join(', ');
const PREFLIGHT_SECONDS = '600';

/**
 * CORS: allows pages of exactly these origins to call the API in a visitor's name and to read the replies. Answers
 * their preflights here, before sessions and limits. Every reply varies by origin, because a browser could otherwise
 * reuse the reply it cached for another one.
 *
 * @param always headers of every reply
 */
export function allowOrigins(origins: readonly string[], always: HeaderList): FrontStep {
  const known = new Set(origins);
  return (request, response, next) => {
    if (!OF_PAGES.test(request.url)) {
      next();
      return;
    }
    const { origin = '' } = request.headers;
    const allowed = known.has(origin)
      ? ['Access-Control-Allow-Origin', origin, 'Access-Control-Allow-Credentials', 'true']
      : null;
    if (allowed && isPreflight(request)) {
      answerPreflight(request, response, [...always, ...allowed]);
      return;
    }
    const readable = allowed ? [...allowed, 'Access-Control-Expose-Headers', READABLE] : [];
    sayAtTheEnd(response, ['Vary', 'Origin', ...readable]);
    next();
  };
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(request: Request, response: Response, headers: HeaderList): void {
  const { id = '' } = request as Request & { id?: string };
  const asked = request.headers['access-control-request-headers'];
  const own = ['Access-Control-Allow-Methods', METHODS, 'X-Request-Id', id];
  own.push('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  own.push('Vary', 'Origin, Access-Control-Request-Headers');
  if (asked !== undefined) own.push('Access-Control-Allow-Headers', asked);
  response.writeHead(204, [...headers, ...own]).end();
}

/** Added when the headers are written: a reply cached for all visitors must not contain one visitor's headers. */
function sayAtTheEnd(response: Response, headers: HeaderList): void {
  const plain = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => Response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const [given] = rest;
    if (Array.isArray(given)) return plain(status, [...(given as string[]), ...headers]);
    for (let at = 0; at < headers.length; at += 2)
      response.appendHeader(headers[at] ?? '', headers[at + 1] ?? '');
    return plain(status, ...rest);
  };
}
