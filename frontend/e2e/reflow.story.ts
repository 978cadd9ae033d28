import { expect, test, type Page } from '@playwright/test';
import { joinAs, open, publishCourse } from './people.js';

const PATHS = ['/', '/contact', '/profile', '/orders', '/account', '/allcourses'];
const LONG_NAME = 'Venkatanarasimharajuvaripeta';

async function expectNoScrollingSideways(page: Page, width: number): Promise<void> {
  await joinAs(page.request, LONG_NAME, 'student');
  await expectPathsToFit(page, PATHS, width);
  await joinAs(page.request, LONG_NAME, 'educator');
  const title = 'Responsibilities of telecommunication operators';
  const { courseId, lectureId } = await publishCourse(page.request, title, '99999');
  const screens = ['addcourses', 'coupons', 'createlecture', 'viewcourse', 'viewlecture'].map(
    (screen) => `${screen}/${courseId}`,
  );
  const lectures = ['editlecture', 'editquiz'].map((name) => `${name}/${courseId}/${lectureId}`);
  const paths = ['dashboard', 'courses', 'questions', 'createcourses', ...screens, ...lectures];
  await expectPathsToFit(
    page,
    paths.map((path) => `/${path}`),
    width,
  );
}

async function expectPathsToFit(page: Page, paths: readonly string[], width: number) {
  for (const path of paths) {
    await open(page, path);
    const reached = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft([path, reached]).toEqual([path, width]);
  }
}

test.describe('At 400 percent', () => {
  // What a window of 1280 pixels is then.
  test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });

  test('nothing has to be scrolled sideways', async ({ page }) => {
    await expectNoScrollingSideways(page, 320);
  });
});

for (const size of [24, 32])
  test.describe(`On a phone whose browser shows letters of ${size} pixels instead of 16`, () => {
    test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

    test('nothing has to be scrolled sideways', async ({ page, context }) => {
      const browser = await context.newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await expectNoScrollingSideways(page, 360);
    });
  });
