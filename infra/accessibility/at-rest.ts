import type { Page, Request } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const POLL_MS = 100;
const QUIET_MS = 200;

// As text, because this program has no DOM types.
const WATCH = `new MutationObserver(() => (window.changedAt = performance.now()))
  .observe(document, { childList: true, subtree: true })`;

/** The page is stable: no change and no animation; a toast's timer runs for seconds and changes nothing. */
const IS_STILL = `performance.now() - (window.changedAt ?? 0) > ${QUIET_MS} &&
  !document.getAnimations().some((it) =>
    it.playState === 'running' && it.effect.getComputedTiming().endTime < 2000)`;

const IS_FILLED = `!document.querySelector('main [aria-busy=true]')`;

export interface Rest {
  /** Resolves once the page neither changes nor moves and, with `filled`, has no pending request. */
  reached(filled: boolean): Promise<void>;
}

/** Starts watching; call before the page is opened. */
export async function restOf(page: Page): Promise<Rest> {
  const open = new Set<Request>();
  const isCall = (request: Request) =>
    /fetch|xhr/.test(request.resourceType()) && new URL(request.url()).pathname.startsWith('/api/');
  page.on('request', (request) => void (isCall(request) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  await page.addInitScript(WATCH);
  return {
    async reached(filled) {
      const condition = filled ? `${IS_STILL} && ${IS_FILLED}` : IS_STILL;
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(POLL_MS)) {
        // Polled from here, because the page's content security policy forbids evaluated code.
        const isSo = await page.evaluate<boolean>(condition);
        if (isSo && (!filled || open.size === 0)) return;
      }
      const calls = [...open].map((call) => call.url());
      throw new Error(`The page does not come to rest; open calls: ${calls.join(', ') || 'none'}`);
    },
  };
}
