import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

type Identified = Request & { id?: string };

/** One line per request, and an id that the reply, the error body and every log line share. Query strings are left out: links carry signatures. */
export function requestLog(logger: Logger) {
  return (request: Identified, response: Response, next: NextFunction): void => {
    // Not `v7` of uuid, which asks the system for random bytes each time: 3 us of the 54 of a ready reply.
    const id = randomUUID();
    const began = performance.now();
    request.id = id;
    const { method, url } = request;
    // Nothing is made for a line that nobody wants: most requests are told at `debug` only.
    response.once('close', () => {
      const isWhole = response.writableFinished;
      const level = levelFor(response.statusCode);
      if (!logger.isLevelEnabled(level)) return;
      const [path] = url.split('?');
      logger[level](
        {
          req: { id, method, path },
          res: { statusCode: response.statusCode },
          responseTime: Math.round(performance.now() - began),
        },
        isWhole ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
}

/** Of replies that are made; those that are ready carry it among their headers. */
export function tellRequestId(request: Identified, response: Response, next: NextFunction): void {
  if (request.id) response.setHeader('X-Request-Id', request.id);
  next();
}

function levelFor(status: number): 'error' | 'warn' | 'info' | 'debug' {
  // Told to come back later: expected under load, and too many to be news each time.
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}
