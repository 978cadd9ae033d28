import { reloadOnce } from './reload-once';

/**
 * Code that the page cannot do without. While there is no connection it is not asked for: what has failed once,
 * Chromium gives up for as long as the page lives, and then only loading it anew helps. So it does after a release,
 * which takes the chunks of open pages away.
 */
export async function withConnection<T>(load: () => Promise<T>, reload = reloadOnce): Promise<T> {
  if (isOffline()) await connection();
  try {
    return await load();
  } catch (error) {
    if (isOffline()) return withConnection(load, reload);
    reload();
    throw error;
  }
}

/** Also where pages are made without a browser, which know of no connection. */
const isOffline = (): boolean => navigator.onLine === false;

/** Resolves the next time the device has its connection back. */
export const connection = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Until it is worth asking again: ten seconds, or less when the connection is back before. */
export const aWhile = (): Promise<unknown> =>
  Promise.race([connection(), new Promise((resolve) => setTimeout(resolve, 10_000))]);
