import type { NextFunction, Request, Response } from 'express';
import { Forbidden } from '../../domain/domain-error.js';
import { allowedMethods } from './allowed-methods.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The one GET that changes something. */
const CHANGING_GETS = new Set(['/api/auth/logout']);

export interface Origins {
  /** Exact origins that may send people here with their cookies. */
  readonly allowed: readonly string[];
  /** Whether a request's own host counts as allowed: true outside production, where nobody lists their laptop. */
  readonly ownHost: boolean;
}

/**
 * Refuses state-changing requests that another site makes in a visitor's name (Fetch Metadata, with Origin as the
 * fallback for browsers without it). Clients that send neither header carry no ambient cookies and pass.
 */
export function refuseCrossSite({ allowed, ownHost }: Origins) {
  const origins = new Set(allowed);
  return (request: Request, _response: Response, next: NextFunction): void => {
    // The router takes both for the same address.
    const path = request.path.toLowerCase().replace(/\/$/, '');
    if (SAFE.has(request.method) && !CHANGING_GETS.has(path)) {
      next();
      return;
    }
    const { origin, host } = request.headers;
    const isPrefetch = /prefetch/.test(String(request.headers['sec-purpose'] ?? ''));
    const fromElsewhere =
      request.headers['sec-fetch-site'] === 'cross-site' && !origins.has(origin ?? '');
    const isOwn = ownHost && (origin === `http://${host}` || origin === `https://${host}`);
    const unknownOrigin = origin !== undefined && !origins.has(origin) && !isOwn;
    const isRefused = isPrefetch || fromElsewhere || unknownOrigin;
    next(isRefused && !isUnderAnotherMethod(request) ? new Forbidden() : undefined);
  };
}

/** Then it changes nothing, and to say so comes first (405). */
function isUnderAnotherMethod(request: Request): boolean {
  const methods = allowedMethods(request);
  return methods.length > 0 && !methods.includes(request.method);
}
