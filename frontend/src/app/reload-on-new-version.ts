import { readStored, writeStored } from '../shared/lib/storage';

const KEY = 'reloaded-at';
const NOT_AGAIN_WITHIN_MS = 30_000;

/**
 * After a new release the chunks of an open page are gone; loading the page again brings the new ones. A chunk that
 * does not come for want of a connection is no reason: the reload would lose what is on the page, or the page itself.
 */
export function reloadOnNewVersion(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    void isReplaced().then((replaced) => {
      const last = readStored<number>('session', KEY) ?? 0;
      if (!replaced || Date.now() - last < NOT_AGAIN_WITHIN_MS) return;
      writeStored('session', KEY, Date.now());
      reload();
    });
  });
}

/** Whether the server has the script no more that this page was begun with: its name carries a hash of its content. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return false;
  const reply = await fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return reply?.status === 404;
}
