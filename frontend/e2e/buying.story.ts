import { expect, test, type Page } from '@playwright/test';
import { joinAs, open, publishCourse } from './people.js';

const enroll = (page: Page) => page.getByRole('button', { name: 'Enroll Now' }).first();
const watch = (page: Page) => page.getByRole('link', { name: 'Watch Now' }).first();
const checkout = (page: Page) => page.getByRole('alertdialog', { name: 'Secure checkout' });

/** Opens the page of a paid course, as a learner who does not have it. */
async function openCourse(page: Page): Promise<string> {
  const educator = await page.context().browser()?.newContext();
  if (!educator) throw new Error('There is no browser.');
  await joinAs(educator.request, 'Esha Menon', 'educator');
  const { courseId } = await publishCourse(educator.request, 'Bought by one person', '499');
  await educator.close();
  await joinAs(page.request, 'Asha Rao', 'student');
  await open(page, `/viewcourse/${courseId}`);
  return courseId;
}

test('a course that is bought in one tab is not sold in the other', async ({ page, context }) => {
  const courseId = await openCourse(page);
  const other = await context.newPage();
  await open(other, `/viewcourse/${courseId}`);
  await enroll(other).click();
  await expect(checkout(other)).toBeVisible();
  await enroll(page).click();
  await checkout(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(watch(page)).toBeVisible();
  await expect(checkout(other)).toBeHidden();
  await expect(watch(other)).toBeVisible();
});

test('a course whose checkout was left by a reload is offered again at once', async ({ page }) => {
  await openCourse(page);
  await enroll(page).click();
  await expect(checkout(page)).toBeVisible();
  await page.reload();
  // Not after the two minutes for which a payment would be waited for.
  await expect(enroll(page)).toBeEnabled();
});

test('the bar to buy a course hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCourse(page);
  const bar = page.getByRole('region', { name: 'Price and enrollment' });
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const hidden = await bar.evaluate((element) => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || element.contains(activeElement))
        return null;
      const { bottom } = activeElement.getBoundingClientRect();
      const isInFlow = document.querySelector('main')?.contains(activeElement);
      return isInFlow && bottom > element.getBoundingClientRect().top
        ? activeElement.outerHTML
        : null;
    });
    expect(hidden).toBeNull();
  }
});
