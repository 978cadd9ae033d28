import type { Pool, PoolClient } from 'pg';
import { READ_ONLY } from './read-only.js';

/** The driver's message. */
const NOT_ANSWERED = 'Query read timeout';

/**
 * Returns connections to the pool that ended while checked out. Kysely does not: when a connection is lost in the
 * middle of a transaction, its rollback fails as well, and the pool would lose the slot for good. The other connections
 * are given up, too: if the network drops packets silently, each would make a caller wait in vain.
 *
 * A connection on which the database takes no writes is replaced as well: after a failover it may lead to what is a
 * replica now, and a transaction that fails leaves its connection in the pool, where every later one would fail.
 */
export function giveBackLostConnections(pool: Pool): void {
  const open = new Set<PoolClient>();
  const held = new WeakSet<PoolClient>();
  const suspected = new WeakSet<PoolClient>();
  const distrust = () => {
    for (const client of open) {
      if (held.has(client)) suspected.add(client);
      else letGo(client);
    }
  };
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (error: Error | undefined, client) => {
    held.delete(client);
    if (suspected.has(client)) letGo(client);
    if (error?.message !== NOT_ANSWERED) return;
    open.delete(client);
    distrust();
  });
  pool.on('connect', (client) => {
    open.add(client);
    // Not from the error that a caller gets: who was in a transaction releases without one.
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) suspected.add(client);
    });
    client.once('end', () => {
      open.delete(client);
      if (!held.has(client)) return;
      client.release(true);
      // Its holder may release it a moment later, which would make the pool throw.
      client.release = () => undefined;
      distrust();
    });
  });
}

/**
 * Simulates a network error: a merely destroyed connection would still be handed out until the system has closed it.
 */
function letGo(client: PoolClient): void {
  client.connection.emit('error', new Error('The connection is given up, as another one is lost.'));
}
