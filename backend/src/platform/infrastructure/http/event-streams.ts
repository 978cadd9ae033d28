import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimited } from '../../application/rate-limits.js';
import type { RequestWithActor } from './access.guard.js';
import { Authenticator } from './authenticator.js';

export interface StreamPace {
  /** Between two looks at what is told. */
  readonly lookMs: number;
  /** A connection on which nothing moves is closed after a minute, here and by most proxies. */
  readonly heartbeatMs: number;
  /** Whoever logs out must not go on listening. */
  readonly sessionMs: number;
  /** The browser comes back by itself; nobody holds a connection for ever. */
  readonly lifeMs: number;
}

const usualPace: StreamPace = {
  lookMs: 1_000,
  heartbeatMs: 15_000,
  sessionMs: 30_000,
  lifeMs: 10 * 60_000,
};

/** Of one account, in however many windows: each stream asks the database once a second. */
const MOST_OF_ONE = 30;
const RETRY_AFTER_SECONDS = 10;

/** What a stream tells about. */
export interface Told<T> {
  readonly look: () => Promise<T>;
  /** Whether nothing will change any more. */
  readonly isOver: (latest: T) => boolean;
}

/** Tells a browser what changes, as server-sent events. */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  /** How many streams each account has. */
  private readonly open = new Map<string, number>();

  constructor(private readonly authenticator: Authenticator) {}

  /** Open connections would keep the server from closing. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * Sends what `look` answers, now and whenever it answers something else, until it is over or the reader goes.
   * What the first look throws becomes an ordinary error reply; a later one ends the stream.
   * @throws RateLimited beyond what one account may follow at once
   */
  async send<T>(
    request: Request,
    response: Response,
    told: Told<T>,
    pace: StreamPace = usualPace,
  ): Promise<void> {
    const userId = (request as RequestWithActor).actor?.userId ?? '';
    const others = this.open.get(userId) ?? 0;
    if (others >= MOST_OF_ONE) throw new RateLimited(RETRY_AFTER_SECONDS);
    this.open.set(userId, others + 1);
    try {
      await this.follow(request, response, told, pace);
    } finally {
      const left = (this.open.get(userId) ?? 1) - 1;
      if (left > 0) this.open.set(userId, left);
      else this.open.delete(userId);
    }
  }

  private async follow<T>(
    request: Request,
    response: Response,
    told: Told<T>,
    pace: StreamPace,
  ): Promise<void> {
    // Heard from the beginning: a reader who leaves during the first look would never be seen to have left.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const first = await told.look();
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Proxies that collect answers would hold the news back.
      'X-Accel-Buffering': 'no',
    });
    const signal = AbortSignal.any([gone.signal, this.stopping.signal]);
    try {
      for await (const line of this.lines(request, first, told, pace, signal))
        if (!response.write(`${line}\n\n`)) await once(response, 'drain', { signal });
    } catch {
      // The reader left, the server stops, or nobody can be asked: the browser asks again by itself.
    }
    response.end();
  }

  private async *lines<T>(
    request: Request,
    first: T,
    { look, isOver }: Told<T>,
    pace: StreamPace,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const begun = Date.now();
    let [latest, sent, sentAt, askedAt] = [first, '', begun, begun];
    while (Date.now() - begun < pace.lifeMs) {
      const news = JSON.stringify(latest);
      const isStill = news === sent && Date.now() - sentAt < pace.heartbeatMs;
      if (!isStill) {
        yield news === sent ? ': still here' : `data: ${news}`;
        [sent, sentAt] = [news, Date.now()];
      }
      if (isOver(latest)) return;
      await sleep(pace.lookMs, undefined, { signal });
      if (Date.now() - askedAt >= pace.sessionMs) {
        askedAt = Date.now();
        if (!(await this.authenticator.authenticate(request))) return;
      }
      latest = await look();
    }
  }
}
