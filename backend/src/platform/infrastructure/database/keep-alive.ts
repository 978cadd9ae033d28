/** For every connection to the database: a peer that is gone without a word is missed soon. By itself the system asks after two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
