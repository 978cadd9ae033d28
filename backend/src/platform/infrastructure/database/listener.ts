import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

const RECONNECT_MS = 1_000;

export interface Hearing {
  onNotice(payload: string): void;
  /** The connection is gone: what happens from now on is not heard. */
  onDeaf(): void;
  /** Listening, at first and again. */
  onHearing(): void;
}

/** Listens to one channel of the database on a connection of its own, and says when it could not. */
export class DatabaseListener {
  private client: pg.Client | null = null;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly hearing: Hearing,
  ) {}

  /** Resolves when it listens; keeps trying in the background while the database is away. */
  async start(): Promise<void> {
    while (!this.closed) {
      try {
        await this.connect();
        return;
      } catch {
        await sleep(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const { databaseUrl: connectionString, hearing } = this;
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      // By it others can count who listens.
      application_name: this.channel,
    });
    client.on('notification', ({ payload }) => hearing.onNotice(payload ?? ''));
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`listen ${this.channel}`);
    client.once('end', () => {
      hearing.onDeaf();
      void this.start();
    });
    this.client = client;
    hearing.onHearing();
  }
}
