import { ExpressAdapter } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { RequestListener, Server } from 'node:http';

/** What a step before Express failed with. */
const failures = new WeakMap<Request, unknown>();

/** For Express, whose error handling makes the reply. */
export const failAsTheFront = (request: Request, _: Response, next: NextFunction): void =>
  next(failures.get(request));

/** Runs on Node's plain request (`url`, `headers`, `method`), before Express extends it. */
export type FrontStep = (request: Request, response: Response, next: NextFunction) => void;

/**
 * The listen backlog. Node's default of 511 is soon full when a crowd arrives at once, and a client without a place
 * retries after one second, then three, seven ... (docs/adr/0019)
 */
const MOST_KNOCKING = 4_096;

/**
 * Express, preceded by a few steps for every request. A cached reply is sent from here: Express alone (prototypes,
 * query, its layers) costs half as much as sending it (docs/adr/0020).
 */
export class FrontedExpress extends ExpressAdapter {
  private steps: readonly FrontStep[] = [];

  /** Run in this order, each calling `next`. After an error the rest still runs, which sets the headers of its reply. */
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
      const next = (error?: unknown): void => {
        if (error !== undefined) failures.set(request as Request, error);
        const step = this.steps[at];
        at += 1;
        if (step) step(request as Request, response as Response, next);
        else application(request, response);
      };
      next();
    });
  }
}
