import { EventEmitter } from 'node:events';
import type { PgPool, PgPoolClient, PgQueryResult } from 'bullmq';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { askNowAndThen } from '../database/connection-limits.js';

/**
 * The pool as BullMQ's workers see it. Each would take and keep a connection to listen on, all on the same channel;
 * here they share one. With one each, every job woke as many PostgreSQL processes as there are queues. BullMQ takes
 * connections only for listening, and for a look at its tables at start.
 */
export class PoolWithOneListener implements PgPool {
  private listener: Promise<Listener> | undefined;

  /** @param askMs the interval of liveness queries on the listening connection */
  constructor(
    private readonly pool: Pool,
    private readonly askMs: number,
  ) {}

  /** BullMQ reads `keepAlive` from here, which decides how long it trusts a silent connection. */
  get options(): Pool['options'] {
    return this.pool.options;
  }

  query<R>(text: string, params: readonly unknown[] = []): Promise<PgQueryResult<R>> {
    return this.pool.query<R & QueryResultRow>(text, [...params]);
  }

  async connect(): Promise<PgPoolClient> {
    this.listener ??= this.open();
    const listener = await this.listener;
    return listener.share();
  }

  on(event: 'error' | 'connect', hear: (subject: Error & PgPoolClient) => void): this {
    this.pool.on(event as 'error', hear as (error: Error) => void);
    return this;
  }

  removeAllListeners(event?: string): this {
    this.pool.removeAllListeners(event);
    return this;
  }

  async end(): Promise<void> {
    const listener = await this.listener?.catch(() => undefined);
    listener?.end();
    await this.pool.end();
  }

  private async open(): Promise<Listener> {
    try {
      const client = await this.pool.connect();
      askNowAndThen(client, this.askMs);
      return new Listener(client, () => (this.listener = undefined));
    } catch (error) {
      this.listener = undefined;
      throw error;
    }
  }
}

/** The shared connection, and the view of it for each worker. */
class Listener {
  private readonly shares = new Set<Share>();
  /** Statements are serialized, as on a connection of one's own. */
  private last: Promise<unknown> = Promise.resolve();
  private over = false;

  constructor(
    private readonly client: PoolClient,
    private readonly lost: () => void,
  ) {
    client.on('notification', (message) => this.tell('notification', message));
    client.on('error', (error) => this.fail(error));
    client.on('end', () => this.fail(new Error('The connection of the queue was closed.')));
  }

  share(): Share {
    const share: Share = new Share(
      (text, params) => this.query(text, params),
      () => this.shares.delete(share),
    );
    this.shares.add(share);
    return share;
  }

  end(): void {
    if (this.over) return;
    this.over = true;
    this.client.release(true);
  }

  private query(text: string, params: readonly unknown[]): Promise<PgQueryResult> {
    const result = this.last.then(() => this.client.query(text, [...params]));
    this.last = result.catch(() => undefined);
    return result;
  }

  private fail(error: Error): void {
    if (this.over) return;
    this.lost();
    this.end();
    this.tell('error', error);
  }

  private tell(event: 'notification' | 'error', what: unknown): void {
    for (const share of this.shares) if (share.listenerCount(event) > 0) share.emit(event, what);
  }
}

/** What a worker takes for its own connection. */
class Share extends EventEmitter implements PgPoolClient {
  constructor(
    private readonly ask: (text: string, params: readonly unknown[]) => Promise<PgQueryResult>,
    readonly release: () => void,
  ) {
    super();
  }

  query<R>(text: string, params: readonly unknown[] = []): Promise<PgQueryResult<R>> {
    return this.ask(text, params) as Promise<PgQueryResult<R>>;
  }
}
