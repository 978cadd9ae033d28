import { expect, test } from '@playwright/test';
import { focusPlayer, openLecture, read } from './lecture-page.js';

/** Behaves like a browser in which site data is blocked. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
}

test('a lecture plays where nothing can be stored', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await openLecture(page);
  await focusPlayer(page);
  await page.keyboard.press('k');
  await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(1);
  await page.keyboard.press('m');
  await expect.poll(() => read(page, 'muted')).toBe(true);
});
