import { ExpressAdapter } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { RequestListener, Server } from 'node:http';

/** Sees the request as Node made it: `url`, `headers`, `method`; Express adds what else there is only afterwards. */
export type FrontStep = (request: Request, response: Response, next: NextFunction) => void;

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
