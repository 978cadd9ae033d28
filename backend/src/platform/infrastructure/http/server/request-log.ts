import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { shortened } from '../../logging/shortened.js';

type Identified = Request & { id?: string };

/**
 * Logs one line per request, and sets an id shared by the reply, the error body and every log line. Query strings are
 * left out, because links contain signatures.
 */
export function requestLog(logger: Logger) {
  return (request: Identified, response: Response, next: NextFunction): void => {
    // Not uuid's `v7`, which asks the system for random bytes each time: 3 us of the 54 of a cached reply.
    const id = randomUUID();
    const began = performance.now();
    request.id = id;
    const { method, url } = request;
    // Built only if it will be logged: most requests are logged at `debug` only.
    response.once('close', () => {
      const isWhole = response.writableFinished;
      const level = levelFor(response.statusCode);
      if (!logger.isLevelEnabled(level)) return;
      const [path = ''] = url.split('?', 1);
      logger[level](
        {
          req: { id, method, path: shortened(path) },
          res: { statusCode: response.statusCode },
          responseTime: Math.round(performance.now() - began),
        },
        isWhole ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
}

/** For computed replies; cached ones carry the id among their headers. */
export function tellRequestId(request: Identified, response: Response, next: NextFunction): void {
  if (request.id) response.setHeader('X-Request-Id', request.id);
  next();
}

function levelFor(status: number): 'error' | 'warn' | 'info' | 'debug' {
  // Refused under load, which is expected and too frequent for `error`.
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}
