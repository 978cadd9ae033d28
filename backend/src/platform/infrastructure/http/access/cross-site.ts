import type { NextFunction, Request, Response } from 'express';
import { Forbidden } from '../../../domain/domain-error.js';
import { allowedMethods } from '../server/allowed-methods.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The only GET route that changes something. */
const CHANGING_GETS = new Set(['/api/auth/logout']);

export interface Origins {
  /** Exact origins whose pages may send requests with a visitor's cookies. */
  readonly allowed: readonly string[];
  /** Whether the request's own host is allowed: true outside production, where nobody lists their laptop. */
  readonly ownHost: boolean;
}

/**
 * Tells state-changing requests that another site makes in a visitor's name (Fetch Metadata, with Origin as the
 * fallback for browsers without it). Clients that send neither header carry no ambient cookies and pass.
 */
export class CrossSite {
  private readonly allowed: ReadonlySet<string>;
  private readonly ownHost: boolean;

  constructor({ allowed, ownHost }: Origins) {
    this.allowed = new Set(allowed);
    this.ownHost = ownHost;
  }

  /** @param path without a query */
  forges({ method, headers }: Pick<Request, 'method' | 'headers'>, path: string): boolean {
    // The router treats both as the same address.
    const address = path.toLowerCase().replace(/\/$/, '');
    if (SAFE.has(method) && !CHANGING_GETS.has(address)) return false;
    const { origin, host } = headers;
    const isPrefetch = /prefetch/.test(String(headers['sec-purpose'] ?? ''));
    const fromElsewhere =
      isElsewhere(headers['sec-fetch-site'], SAFE.has(method)) && !this.allowed.has(origin ?? '');
    const isOwn = this.ownHost && (origin === `http://${host}` || origin === `https://${host}`);
    const unknownOrigin = origin !== undefined && !this.allowed.has(origin) && !isOwn;
    return isPrefetch || fromElsewhere || unknownOrigin;
  }

  readonly refuse = (request: Request, _response: Response, next: NextFunction): void => {
    const isRefused = this.forges(request, request.path) && !isUnderAnotherMethod(request);
    next(isRefused ? new Forbidden() : undefined);
  };
}

/** A picture or link on a `same-site` page sends no Origin header that could be checked; its other requests do. */
function isElsewhere(site: string | string[] | undefined, isSafe: boolean): boolean {
  return site === 'cross-site' || (isSafe && site === 'same-site');
}

/**
 * The route does not exist under this method, so nothing changes, and the answer is 405. HEAD counts as GET, because it
 * runs the same handler.
 */
function isUnderAnotherMethod(request: Request): boolean {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const methods = allowedMethods(request);
  return methods.length > 0 && !methods.includes(method);
}
