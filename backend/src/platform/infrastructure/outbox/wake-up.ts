import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { OUTBOX_CHANNEL, type OpenDelivery, understand } from './announcement.js';

const RECONNECT_MS = 1_000;

/** Listens for commits that recorded facts. Hearing is a convenience: what is missed while away, the sweep finds. */
export class WakeUp {
  private client: pg.Client | null = null;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    /** Gets what was announced, or null when something may have been missed. */
    private readonly onWake: (deliveries: readonly OpenDelivery[] | null) => void,
    private readonly reconnectMs = RECONNECT_MS,
  ) {}

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl, keepAlive: true });
    client.on('notification', ({ payload }) => this.onWake(understand(payload ?? '')));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    // Only of a connection that came about: one that fails ends as well, and would be replaced twice.
    client.once('end', () => void this.reconnect());
  }

  private async reconnect(): Promise<void> {
    while (!this.closed) {
      await sleep(this.reconnectMs);
      if (this.closed) return;
      try {
        await this.start();
        this.onWake(null);
        return;
      } catch {
        // The database is away; the next round tries again.
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}
