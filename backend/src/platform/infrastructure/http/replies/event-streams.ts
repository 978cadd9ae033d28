import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimited } from '../../../application/rate-limits.js';
import { MemberPlaces } from '../../calls/member-places.js';
import type { RequestWithActor } from '../access/access.guard.js';
import { Authenticator } from '../access/authenticator.js';

export interface StreamPace {
  /** The polling interval. */
  readonly lookMs: number;
  /** Most proxies close a connection without traffic after a minute, and so do we. */
  readonly heartbeatMs: number;
  /** The interval of session checks: after a log-out, the stream must end. */
  readonly sessionMs: number;
  /** The maximum lifetime of a stream; the browser reconnects automatically. */
  readonly lifeMs: number;
}

const usualPace: StreamPace = {
  lookMs: 1_000,
  heartbeatMs: 15_000,
  sessionMs: 30_000,
  lifeMs: 10 * 60_000,
};

/** The limit per account, over all its windows: each stream queries the database once a second. */
const MOST_OF_ONE = 30;
const RETRY_AFTER_SECONDS = 10;

/** The subject of a stream. */
export interface Told<T> {
  readonly look: () => Promise<T>;
  /** Whether nothing will change any more. */
  readonly isOver: (latest: T) => boolean;
}

/** Reports changes to a browser as server-sent events. */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly places = new MemberPlaces(MOST_OF_ONE);

  constructor(private readonly authenticator: Authenticator) {}

  /** Open streams would keep the server from closing. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * Sends the result of `look` now and whenever it changes, until it is over or the reader disconnects. An error of the
   * first look becomes an ordinary error reply; a later one ends the stream.
   * @throws RateLimited beyond the limit of one account's streams
   */
  async send<T>(
    request: Request,
    response: Response,
    told: Told<T>,
    pace: StreamPace = usualPace,
  ): Promise<void> {
    const userId = (request as RequestWithActor).actor?.userId ?? '';
    await this.places.take(
      userId,
      () => new RateLimited(RETRY_AFTER_SECONDS),
      () => this.follow(request, response, told, pace),
    );
  }

  private async follow<T>(
    request: Request,
    response: Response,
    told: Told<T>,
    pace: StreamPace,
  ): Promise<void> {
    // Registered first, because the close event of a reader who leaves during the first look would be missed.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const first = await told.look();
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Keeps buffering proxies from delaying events.
      'X-Accel-Buffering': 'no',
    });
    const signal = AbortSignal.any([gone.signal, this.stopping.signal]);
    try {
      for await (const line of this.lines(request, first, told, pace, signal))
        if (!response.write(`${line}\n\n`)) await once(response, 'drain', { signal });
    } catch {
      // The reader left, the server is stopping, or the database is unavailable: the browser reconnects automatically.
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
    // Not the time of day, which may jump: the session would not be asked about for as long.
    const begun = performance.now();
    let [latest, sent, sentAt, askedAt] = [first, '', begun, begun];
    while (performance.now() - begun < pace.lifeMs) {
      const news = JSON.stringify(latest);
      const isStill = news === sent && performance.now() - sentAt < pace.heartbeatMs;
      if (!isStill) {
        yield news === sent ? ': still here' : `data: ${news}`;
        [sent, sentAt] = [news, performance.now()];
      }
      if (isOver(latest)) return;
      await sleep(pace.lookMs, undefined, { signal });
      if (performance.now() - askedAt >= pace.sessionMs) {
        askedAt = performance.now();
        if (!(await this.authenticator.authenticate(request))) return;
      }
      latest = await look();
    }
  }
}
