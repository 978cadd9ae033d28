import {
  createPostgresBackend,
  type PgPool,
  Queue,
  runMigrations,
  withBackend,
  Worker,
} from 'bullmq';
import pg from 'pg';

const SCHEMA = 'bare_queue';
const CONCURRENCY = 10;
/** A job is forgotten with its end, as in the product. */
export const JOB = { removeOnComplete: true, removeOnFail: true };

export interface Bull {
  queue(name: string): Pick<Queue, 'add'>;
  worker(name: string, take: (job: { data: unknown }) => Promise<void>): Promise<void>;
}

/** Bare BullMQ, on Redis or on PostgreSQL. */
export async function startBull(databaseUrl: string, redisUrl?: string): Promise<Bull> {
  const options = { concurrency: CONCURRENCY };
  if (redisUrl) {
    const connection = { url: redisUrl };
    return {
      queue: (name) => new Queue(name, { connection }),
      worker: async (name, take) =>
        void (await new Worker(name, take, { connection, ...options }).waitUntilReady()),
    };
  }
  const bull = withBackend(createPostgresBackend);
  const search = `-c search_path=${SCHEMA}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12, options: search });
  pool.setMaxListeners(0);
  const client = await pool.connect();
  await runMigrations(client, SCHEMA);
  client.release();
  const connection = pool as unknown as PgPool;
  return {
    queue: (name) => new bull.Queue(name, { connection }),
    worker: async (name, take) =>
      void (await new bull.Worker(name, take, { connection, ...options }).waitUntilReady()),
  };
}
