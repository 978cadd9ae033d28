import type { Server } from 'node:http';
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import type { NextFunction, Request, Response } from 'express';

/** How long running replies may take after the listener is closed; event streams would never end by themselves. */
const LAST_REPLIES_MS = 5_000;

/** A terminating process: /health/ready reports it, while it still serves requests. */
export class Drain {
  private isOn = false;

  get begun(): boolean {
    return this.isOn;
  }

  begin(): void {
    this.isOn = true;
  }

  /** Closes each connection with its next reply, so that a proxy does not reuse it. */
  readonly lettingGo = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.isOn) response.setHeader('Connection', 'close');
    next();
  };
}

/** Stops listening once load balancers have had time to notice, and resolves after the last reply. */
export async function drain(server: Server, noticeMs: number): Promise<void> {
  await sleep(noticeMs);
  // Timers come before what arrived while the process was busy, and closing would reset those connections: a proxy cannot
  // send a POST again that it has written.
  await breath();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_REPLIES_MS);
  await closed;
  clearTimeout(impatience);
}
