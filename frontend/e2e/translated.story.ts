import { expect, type Page, test } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinAs, open, publishCourse } from './people.js';
import { translatePage } from '../src/shared/testing/translator.js';
import { takeCourse } from './watching.js';

/** Every call that changes something takes so long that its busy state is seen, and translated. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') await sleep(800);
    await route.fallback();
  });
}

test('a page that the browser translates goes on: notes, marks and titles', async ({
  page,
  context,
  browser,
}) => {
  const { teacher, courseId } = await takeCourse(page, browser);
  const second = { lectureTitle: 'The second step' };
  await teacher.request.post(`/api/course/createlecture/${courseId}`, { data: second });
  await teacher.close();
  await slowDown(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await open(page, `/viewlecture/${courseId}`);
  await page.evaluate(translatePage, 'replaces a text' as const);
  await page.getByRole('button', { name: 'NOTES' }).click();
  const notes = page.getByRole('region', { name: 'NOTES' });
  await notes.getByRole('textbox').fill('Every screen has a story.');
  await notes.getByRole('textbox').press('Control+Enter');
  await expect(notes.getByText('SAVING …')).toBeVisible();
  await expect(notes.getByText('SAVING …')).toBeHidden();
  await expect(notes.getByText('EVERY SCREEN HAS A STORY.')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'MARK AS DONE' }).click();
  await expect(page.getByText(/^KEPT ON THIS DEVICE/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^KEPT ON THIS DEVICE/)).toBeHidden();
  await expect(page.getByText('DONE', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /THE SECOND STEP/ }).click();
  await expect(page.getByRole('heading', { name: 'THE SECOND STEP' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an educator adds several lectures to a page that the browser translates', async ({
  page,
}) => {
  await joinAs(page.request, 'Meera Iyer', 'educator');
  const { courseId } = await publishCourse(page.request, 'Night shifts', '0');
  await slowDown(page);
  await open(page, `/createlecture/${courseId}`);
  await page.evaluate(translatePage, 'replaces a text' as const);
  await page.getByRole('button', { name: 'ADD SEVERAL' }).click();
  await page.getByLabel('TITLES, ONE PER LINE').fill('One\nTwo\nThree');
  await page.getByRole('button', { name: 'CREATE LECTURES' }).click();
  await expect(page.getByText('1 OF 3')).toBeVisible();
  await expect(page.getByText('2 OF 3')).toBeVisible();
  await expect(page.getByText('THREE')).toBeVisible();
});
