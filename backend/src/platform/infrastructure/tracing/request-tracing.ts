import type { NextFunction, Request, Response } from 'express';
import { once } from 'node:events';
import { shortened } from '../logging/shortened.js';
import type { Tracing } from './tracing.js';

/** A span for each request, named after its route. Query strings are left out, because links contain signatures. */
export function requestTracing(tracing: Tracing) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, url, headers } = request;
    const details = {
      kind: 'server',
      attributes: {
        'http.request.method': method,
        'url.path': shortened(url.split('?', 1)[0] ?? ''),
      },
      parent: [headers['traceparent']].flat()[0],
    } as const;
    void tracing.span(method, details, async (span) => {
      next();
      await once(response, 'close').catch(() => undefined);
      const route = request.route as { path?: unknown } | undefined;
      if (typeof route?.path === 'string') {
        span.rename(`${method} ${route.path}`);
        span.set('http.route', route.path);
      }
      span.set('http.response.status_code', response.statusCode);
    });
  };
}
