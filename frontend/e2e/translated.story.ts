import { expect, type Page, test } from '@playwright/test';
import { joinAs, open, publishCourse } from './people.js';
import { enrollIn, lendVideo } from './watching.js';

/** Does what a browser's translator does to the texts of a page, and to those that come later: in capitals. */
function translate(): void {
  const walk = (): void => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea'))
        continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data.toUpperCase());
      text.replaceWith(font);
    }
  };
  walk();
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(walk).observe(document.body, changes);
}

/** Every call that changes something takes so long that its busy state is seen, and translated. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET')
      await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fallback();
  });
}

test('a page that the browser translates goes on: notes, marks and titles', async ({
  page,
  context,
  browser,
}) => {
  const teacher = await browser.newContext();
  await joinAs(teacher.request, 'Meera Iyer', 'educator');
  const { courseId } = await publishCourse(teacher.request, 'Night shifts', '0');
  const second = { lectureTitle: 'The second step' };
  await teacher.request.post(`/api/course/createlecture/${courseId}`, { data: second });
  await teacher.close();
  await joinAs(page.request, 'Ravi Kumar', 'student');
  await enrollIn(page.request, courseId);
  await lendVideo(page);
  await slowDown(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await open(page, `/viewlecture/${courseId}`);
  await page.evaluate(translate);
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
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'ADD SEVERAL' }).click();
  await page.getByLabel('TITLES, ONE PER LINE').fill('One\nTwo\nThree');
  await page.getByRole('button', { name: 'CREATE LECTURES' }).click();
  await expect(page.getByText('1 OF 3')).toBeVisible();
  await expect(page.getByText('2 OF 3')).toBeVisible();
  await expect(page.getByText('THREE')).toBeVisible();
});
