import type { NextFunction, Request, Response } from 'express';
import type { Metrics } from './metrics.js';

/** Times every request that matched a route; all others form one series, whatever their address. */
export function requestMetrics(metrics: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    response.once('close', () => {
      metrics.served({
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
        seconds: (performance.now() - began) / 1_000,
      });
    });
    next();
  };
}

function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'none';
}
