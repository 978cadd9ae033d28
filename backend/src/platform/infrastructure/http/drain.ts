import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NextFunction, Request, Response } from 'express';

/** Replies under way when the listener closes have this long; event streams would never end by themselves. */
const LAST_REPLIES_MS = 5_000;

/** A process that is about to end: it says so on /health/ready, and still serves whoever comes. */
export class Drain {
  private isOn = false;

  get begun(): boolean {
    return this.isOn;
  }

  begin(): void {
    this.isOn = true;
  }

  /** Lets go of each connection with its next reply, so that a proxy finds none of ours to use again. */
  readonly lettingGo = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.isOn) response.setHeader('Connection', 'close');
    next();
  };
}

/** Stops listening when whoever spreads the load had time to notice, and ends when the last reply is out. */
export async function drain(server: Server, noticeMs: number): Promise<void> {
  await sleep(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const impatience = setTimeout(() => server.closeAllConnections(), LAST_REPLIES_MS);
  await closed;
  clearTimeout(impatience);
}
