/** More than this process has connections to Redis, so that after a failover all leave at once. */
const MOST_A_SECOND = 100;

/**
 * For `reconnectOnError` of ioredis: after a failover, connections that are still open lead to what is a replica now, and
 * would for ever be told that it is read-only. Opened anew, they lead to the new master.
 */
export function leavingReplicas(): (error: Error) => boolean {
  let second = -1;
  let left = 0;
  return ({ message }) => {
    if (!message.startsWith('READONLY')) return false;
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, left] = [now, MOST_A_SECOND];
    left -= 1;
    return left >= 0;
  };
}
