import { readStored, writeStored } from '../shared/lib/storage';

const KEY = 'reloaded-at';
const NOT_AGAIN_WITHIN_MS = 30_000;

/** After a new release the chunks of an open page are gone; loading the page again brings the new ones. */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection no chunk can come, and a reload would lose the page itself.
    if (!navigator.onLine) return;
    const last = readStored<number>('session', KEY) ?? 0;
    if (Date.now() - last < NOT_AGAIN_WITHIN_MS) return;
    event.preventDefault();
    writeStored('session', KEY, Date.now());
    window.location.reload();
  });
}
