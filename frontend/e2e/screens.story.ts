import { expect, test } from '@playwright/test';
import { joinAs, open, publishCourse } from './people.js';
import { expectSound } from './sound.js';

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

test.use({ reducedMotion: 'reduce' });
// By far the longest file: run in order, one worker would still be busy when the other has finished.
test.describe.configure({ mode: 'parallel' });

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`On a ${size}`, () => {
    test.use({ viewport });

    test('every screen of a learner is sound, and so are its states', async ({ page, browser }) => {
      const teacher = await browser.newContext();
      await joinAs(teacher.request, 'Meera Iyer', 'educator');
      const { courseId } = await publishCourse(teacher.request, 'Screens, looked at', '499');
      const { courseId: free } = await publishCourse(teacher.request, 'A free course', '0');
      await teacher.close();
      await joinAs(page.request, 'Ravi Kumar', 'student');
      await page.request.post('/api/payment/create-order', { data: { courseId: free } });

      for (const path of [
        '/',
        '/profile',
        '/editprofile',
        '/allcourses',
        `/viewcourse/${courseId}`,
        `/viewcourse/${free}`,
        '/viewcourse/gone',
        '/enrolledcourses',
        '/learning-progress',
        `/viewlecture/${free}`,
        '/searchwithai',
      ]) {
        await open(page, path);
        await expectSound(page, path);
      }

      await open(page, '/allcourses?category=Others');
      const filters = page.getByRole('button', { name: 'Show Filters' });
      if (await filters.isVisible()) await filters.click();
      await expect(page.getByRole('checkbox', { name: 'Others' })).toBeChecked();
      await expectSound(page, 'chosen filters');

      await open(page, `/viewcourse/${courseId}`);
      await page.getByRole('button', { name: 'Enroll Now' }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectSound(page, 'the checkout');
    });

    test('every screen of an educator is sound', async ({ page }) => {
      await joinAs(page.request, 'Esha Menon', 'educator');
      await open(page, '/dashboard');
      await expectSound(page, 'an empty dashboard');
      await open(page, '/courses');
      await expectSound(page, 'no courses');
      const { courseId, lectureId } = await publishCourse(page.request, 'Teaching well', '499');
      for (const path of [
        '/dashboard',
        '/courses',
        '/createcourses',
        `/addcourses/${courseId}`,
        `/createlecture/${courseId}`,
        `/editlecture/${courseId}/${lectureId}`,
        `/editquiz/${courseId}/${lectureId}`,
        `/coupons/${courseId}`,
        '/payouts',
      ]) {
        await open(page, path);
        await expectSound(page, path);
      }
    });

    test('the menu, legal pages and a failing server are sound', async ({ page }) => {
      await open(page, '/');
      const phoneMenu = page.getByRole('button', { name: 'Open menu' });
      const menu = (await phoneMenu.isVisible())
        ? phoneMenu
        : page.getByRole('button', { name: 'My Learning' });
      await menu.click();
      await expect(
        page
          .getByRole('link', { name: 'My Courses' })
          .or(page.getByRole('menuitem', { name: 'My Courses' })),
      ).toBeVisible();
      await expectSound(page, 'the open menu');
      for (const path of ['/terms', '/privacy', '/refunds', '/grievance']) {
        await open(page, path);
        await expectSound(page, path);
      }
      await page.route('**/api/course/getpublishedcoures*', (route) =>
        route.fulfill({ status: 500, json: { message: 'Broken.', code: 'INTERNAL' } }),
      );
      await open(page, '/');
      await expect(page.getByText('Courses could not be loaded.')).toBeVisible();
      await expectSound(page, 'home without courses');
    });
  });
}
