import { ExpressAdapter } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { RequestListener, Server } from 'node:http';

/** Sees the request as Node made it: `url`, `headers`, `method`; Express adds what else there is only afterwards. */
export type FrontStep = (request: Request, response: Response, next: NextFunction) => void;

/**
 * As many connections may wait to be taken. Node's usual 511 are soon there when a crowd comes at once, and whom they
 * have no place for tries again after one second, then three, seven ... (docs/adr/0019)
 */
const MOST_KNOCKING = 4_096;

/**
 * Express, and before it the few steps that every request passes. A reply that is ready leaves from here: Express
 * alone (prototypes, query, one layer after another) costs as much as half of sending it (docs/adr/0020).
 */
export class FrontedExpress extends ExpressAdapter {
  private steps: readonly FrontStep[] = [];

  /** In this order, each going on by its `next`. */
  passFirst(...steps: FrontStep[]): void {
    this.steps = steps;
  }

  override listen(port: string | number, ...rest: (string | (() => void) | undefined)[]): Server {
    const host = rest.find((part) => typeof part === 'string');
    const listening = rest.find((part) => typeof part === 'function');
    const place = { port: Number(port), ...(host === undefined ? {} : { host }) };
    return (this.getHttpServer() as Server).listen({ ...place, backlog: MOST_KNOCKING }, listening);
  }

  override initHttpServer(options: Parameters<ExpressAdapter['initHttpServer']>[0]): void {
    super.initHttpServer(options);
    const server = this.getHttpServer() as Server;
    const [application] = server.listeners('request') as RequestListener[];
    if (!application) throw new Error('Express does not listen.');
    server.removeListener('request', application);
    server.on('request', (request, response) => {
      let at = 0;
      const next = (): void => {
        const step = this.steps[at];
        at += 1;
        if (step) step(request as Request, response as Response, next);
        else application(request, response);
      };
      next();
    });
  }
}
