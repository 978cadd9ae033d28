import type { Pool, PoolClient } from 'pg';

/**
 * Gives back to the pool what ended while somebody held it. Kysely does not: when a connection is lost in the middle of
 * a transaction, its rollback fails as well, and the pool would miss the place until the process ends.
 */
export function giveBackLostConnections(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      // Whoever held it may do the same a moment later, and the pool would throw.
      client.release = () => undefined;
    });
  });
}
