import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { v7 } from 'uuid';

/** One line per request, and an id that the reply, the error body and every log line share. Query strings are left out: links carry signatures. */
export function requestLog(logger: Logger) {
  return (request: Request & { id?: string }, response: Response, next: NextFunction): void => {
    const id = v7();
    const began = performance.now();
    request.id = id;
    response.setHeader('X-Request-Id', id);
    const { method } = request;
    const [path] = request.originalUrl.split('?');
    // Nothing is made for a line that nobody wants: most requests are told at `debug` only.
    response.once('close', () => {
      const isWhole = response.writableFinished;
      const level = levelFor(response.statusCode);
      if (!logger.isLevelEnabled(level)) return;
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

function levelFor(status: number): 'error' | 'warn' | 'info' | 'debug' {
  // Told to come back later: expected under load, and too many to be news each time.
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}
