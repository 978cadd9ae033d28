import type { Pool, PoolClient } from 'pg';

/** In the words of the driver. */
const NOT_ANSWERED = 'Query read timeout';

/**
 * Gives back to the pool what ended while somebody held it. Kysely does not: when a connection is lost in the middle of
 * a transaction, its rollback fails as well, and the pool would miss the place until the process ends. The others are
 * not trusted any more: where packets are dropped without a word, each would have somebody wait for its answer in vain.
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
    client.once('end', () => {
      open.delete(client);
      if (!held.has(client)) return;
      client.release(true);
      // Whoever held it may do the same a moment later, and the pool would throw.
      client.release = () => undefined;
      distrust();
    });
  });
}

/** As if the network had reported it: merely destroyed, it would be handed out until the system has closed it. */
function letGo(client: PoolClient): void {
  client.connection.emit('error', new Error('The connection is given up, as another one is lost.'));
}
