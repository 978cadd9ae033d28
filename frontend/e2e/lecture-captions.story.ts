import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { focusPlayer, openLecture, read } from './lecture-page.js';

/** What is said in a lecture, in writing. The server is mocked, as for the player. */
test.describe('The words of a lecture', () => {
  test('shows captions when asked to', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('c');
    await page.keyboard.press('k');
    await expect(page.getByText('Every screen has a story.')).toBeVisible();
  });

  test('shows captions as words, whatever signs of HTML are in them', async ({ page }) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await openLecture(page);
    const body =
      'WEBVTT\n\n00:00.000 --> 00:08.000\n&lt;img src=/api/auth/logout&gt; is <c.fixed.inset-0><v &quot;id=&quot;x>said</v></c>';
    await page.route('**/en.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body }));
    await focusPlayer(page);
    await page.keyboard.press('c');
    await page.keyboard.press('k');
    await expect(page.getByText('<img src=/api/auth/logout> is said')).toBeVisible();
    const cue = page.locator('.vds-captions [data-part="cue"]');
    await expect(cue.locator('img, #x, .fixed')).toHaveCount(0);
    expect(seen.filter((url) => url.includes('logout'))).toEqual([]);
  });

  test('shows captions that can be read on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('c');
    await page.keyboard.press('k');
    const caption = page.getByText('Every screen has a story.');
    await expect(caption).toBeVisible();
    const size = await caption.evaluate((cue) => parseFloat(getComputedStyle(cue).fontSize));
    expect(size).toBeGreaterThanOrEqual(14);
  });

  test('has a transcript beside it, whose lines lead to where they are said', async ({ page }) => {
    await openLecture(page);
    await page.getByRole('button', { name: 'Transcript' }).click();
    const line = page.getByRole('button', { name: 'Look twice.' });
    await line.click();
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThanOrEqual(5);
    await expect(line).toHaveAttribute('aria-current', 'true');
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
