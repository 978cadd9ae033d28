import { reloadOnce } from './reload-once';

/**
 * Loads code that the page requires. Waits while offline. What was cut off on its way was tried again by then (`window.chunk`
 * in index.html); a reload helps where that did not, and after a release, which removes the chunks of open pages.
 */
export async function withConnection<T>(load: () => Promise<T>, reload = reloadOnce): Promise<T> {
  if (isOffline()) {
    await connection();
    await pause(SETTLING_MS);
  }
  try {
    return await load();
  } catch (error) {
    if (isOffline()) return withConnection(load, reload);
    reload();
    throw error;
  }
}

/** Devices say that they are online a moment before requests get through. */
const SETTLING_MS = 250;

/** Also used when prerendering without a browser, which knows no connection state. */
const isOffline = (): boolean => navigator.onLine === false;

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the device says that it is online again. */
const connection = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Resolves when a retry makes sense: after ten seconds, or when the device is online again. */
export const aWhile = (): Promise<unknown> => Promise.race([connection(), pause(10_000)]);
