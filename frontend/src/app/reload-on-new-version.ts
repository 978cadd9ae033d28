import { reloadOnce } from '../shared/lib/reload-once';

/**
 * After a new release the chunks of an open page are gone; loading the page again brings the new ones. A chunk that
 * does not come for want of a connection is no reason to lose what is on the page: see `withConnection`.
 */
export function reloadOnNewVersion(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    void isReplaced().then((replaced) => replaced && reloadOnce(reload));
  });
}

/** Whether the server has the script no more that this page was begun with: its name carries a hash of its content. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry) return false;
  const reply = await fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return reply?.status === 404;
}
