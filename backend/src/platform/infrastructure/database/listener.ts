import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { askNowAndThen, CONNECT_MS, givenUpAfter, KEEP_ALIVE } from './connection-limits.js';

/** A reachable database closes at once; an unreachable one is not waited for. */
const CLOSE_MS = 1_000;

interface ListenerTimings {
  readonly reconnectMs: number;
  /** The interval of liveness queries on the connection. */
  readonly askMs: number;
  readonly answerMs: number;
}

const usualTimings: ListenerTimings = { reconnectMs: 1_000, askMs: 10_000, answerMs: 5_000 };

export interface Hearing {
  onNotice(payload: string): void;
  /** The connection is lost: notifications are missed from now on. */
  onDeaf(): void;
  /** Called when listening starts, at first and after every reconnect. */
  onHearing(): void;
}

/** Listens to one database channel on its own connection, and reports interruptions. */
export class DatabaseListener {
  private client: pg.Client | null = null;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly hearing: Hearing,
    private readonly timings = usualTimings,
  ) {}

  /** Resolves when it listens; keeps trying while the database is unavailable. */
  async start(): Promise<void> {
    while (!this.closed) {
      try {
        await this.connect();
        return;
      } catch {
        await sleep(this.timings.reconnectMs, undefined, { ref: false });
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    const patience = sleep(CLOSE_MS, undefined, { ref: false });
    const { client } = this;
    this.client = null;
    await Promise.race([client?.end(), patience]);
  }

  private async connect(): Promise<void> {
    const { databaseUrl: connectionString, hearing, timings } = this;
    const client = new pg.Client({
      connectionString,
      ...KEEP_ALIVE,
      ...givenUpAfter(timings.answerMs),
      connectionTimeoutMillis: CONNECT_MS,
      // Lets others count the listeners.
      application_name: this.channel,
    });
    client.on('notification', ({ payload }) => hearing.onNotice(payload ?? ''));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) {
      await client.end();
      return;
    }
    this.client = client;
    askNowAndThen(client, timings.askMs);
    // Only for established connections: a failed attempt also emits `end`, and would be replaced twice.
    client.once('end', () => {
      hearing.onDeaf();
      void this.start();
    });
    hearing.onHearing();
  }
}
