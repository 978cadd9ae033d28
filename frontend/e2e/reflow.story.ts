import { expect, test } from '@playwright/test';
import { joinAs, open } from './people';

// What a window of 1280 pixels is at 400 percent.
test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });

test('nothing has to be scrolled sideways at 400 percent', async ({ page }) => {
  await joinAs(page.request, 'Venkatanarasimharajuvaripeta', 'student');
  for (const path of ['/', '/contact', '/profile', '/orders', '/account', '/allcourses']) {
    await open(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }
});
