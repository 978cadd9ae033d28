import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { joinAs, open, publishCourse } from './people.js';

/** The boxes that would be cut off on paper. */
const cutOff = (page: Page) =>
  page.locator('main *').evaluateAll((all) => {
    const boxes = all.filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY));
    return boxes
      .filter((box) => box.scrollHeight > box.clientHeight)
      .map((box) => box.getAttribute('class'));
  });

test('what scrolls in a box of its own is whole on paper', async ({ page }) => {
  await joinAs(page.request, 'Asha Rao', 'educator');
  const { courseId, lectureId } = await publishCourse(page.request, 'On duty', '0');
  for (let more = 1; more < 9; more += 1) {
    const data = { title: `Course ${more}`, category: 'Others' };
    expect((await page.request.post('/api/course/create', { data })).ok()).toBe(true);
    const titled = { lectureTitle: `Step ${more}` };
    await page.request.post(`/api/course/createlecture/${courseId}`, { data: titled });
    const note = { lectureId, positionSeconds: more, text: 'One\nTwo\nThree' };
    const saved = await page.request.put(`/api/learning/notes/${randomUUID()}`, { data: note });
    expect(saved.ok()).toBe(true);
  }
  await open(page, '/dashboard');
  await expect(page.getByRole('row', { name: /Course 8/ }).first()).toBeVisible();
  expect(await cutOff(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await cutOff(page)).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await open(page, `/viewlecture/${courseId}`);
  await page.getByRole('button', { name: 'Notes' }).click();
  await expect(page.getByRole('button', { name: 'Edit the note at 0:08' })).toBeAttached();
  expect(await cutOff(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await cutOff(page)).toEqual([]);
});
