import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { open } from './people.js';
import { expectSound } from './sound.js';
import { playPast, takeCourse } from './watching.js';

const second = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime));

/** The second that the form has fixed for the note being typed. */
async function begunAt(page: Page): Promise<number> {
  const label = await page.getByText(/^Your note at 0:0\d$/).innerText();
  return Number(label.at(-1));
}

test('a learner writes notes while watching, loses none without a connection, and takes them along', async ({
  page,
  context,
  browser,
}) => {
  const { teacher, courseId } = await takeCourse(page, browser);
  const notes = page.getByRole('region', { name: 'Notes' });
  const field = notes.getByRole('textbox');
  const items = notes.getByRole('listitem');

  await open(page, `/viewlecture/${courseId}`);
  await playPast(page, 2);
  await page.keyboard.press('n');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleName(/^Add a note at 0:0\d$/);
  await field.fill('Every screen has a story.');
  const at = await begunAt(page);
  // The typed text survives a reload, and so does its moment.
  await page.reload();
  await page.getByRole('button', { name: 'Notes' }).click();
  await expect(field).toHaveValue('Every screen has a story.');
  await expect(field).toHaveAccessibleName(`Your note at 0:0${at}`);
  await field.press('Control+Enter');
  await expect(items).toHaveCount(1);
  await expect(items.getByText('Saving …')).toBeHidden();
  await expect(field).toHaveValue('');
  await expectSound(page, 'notes beside the player');

  await playPast(page, at + 2);
  await context.setOffline(true);
  await field.fill('Look twice.');
  const later = await begunAt(page);
  // The second click finds the note gone from the field, or about to be.
  await notes.getByRole('button', { name: 'Save note' }).dblclick();
  await expect(items.getByText(/^Not saved yet\./)).toBeVisible();
  await expectSound(page, 'a note that waits for a connection');
  await context.setOffline(false);
  await expect(items.getByText(/^Not saved yet\./)).toBeHidden();
  await expect(items).toHaveCount(2);

  await playPast(page, at + 2);
  await notes
    .getByRole('button', { name: `Go to 0:0${at}` })
    .first()
    .click();
  await expect.poll(() => second(page)).toBe(at);

  await notes.getByRole('link', { name: 'All notes of this course' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes: Night shifts');
  await expectSound(page, 'all notes of a course');
  const markdown = page.getByRole('link', { name: 'Markdown' });
  const [download] = await Promise.all([page.waitForEvent('download'), markdown.click()]);
  expect(download.suggestedFilename()).toBe('notes-night-shifts.md');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`## The first step\n\n**0:0${at}**\n\nEvery screen has a story.`);
  expect(file).toContain('Look twice.');

  await page.getByRole('button', { name: `Edit the note at 0:0${at}` }).click();
  await page.getByRole('textbox', { name: `Note at 0:0${at}` }).fill('Every screen has two.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: `Delete the note at 0:0${later}` }).click();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Look twice.')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Every screen has two.')).toBeVisible();
  await expect(page.getByText('Look twice.')).toBeHidden();
  // Another tab, or device, changes the same note meanwhile.
  const edit = async (where: Page, text: string) => {
    await where.getByRole('textbox', { name: `Note at 0:0${at}` }).fill(text);
    await where.getByRole('button', { name: 'Save changes' }).click();
  };
  await page.getByRole('button', { name: `Edit the note at 0:0${at}` }).click();
  const other = await context.newPage();
  await open(other, `/notes/${courseId}`);
  await other.getByRole('button', { name: `Edit the note at 0:0${at}` }).click();
  await edit(other, 'Every screen has three.');
  await expect(other.getByText('Saving …')).toBeHidden();
  await other.close();
  await edit(page, 'Every screen has two, or more.');
  await expect(page.getByRole('blockquote')).toHaveText('Every screen has three.');
  await expectSound(page, 'a note changed on two devices');
  await page.getByRole('button', { name: 'Replace that text' }).click();
  await expect(page.getByRole('blockquote')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Every screen has two, or more.')).toBeVisible();
  await page.getByRole('link', { name: `Go to 0:0${at}` }).click();
  await expect.poll(() => second(page)).toBe(at);

  await open(page, '/notes');
  await expect(page.getByRole('link', { name: 'Night shifts' })).toBeVisible();
  await expectSound(page, 'the courses with notes');
  // The educator sees none of these notes.
  const seen = await teacher.request.get(`/api/learning/notes/course/${courseId}`);
  expect(((await seen.json()) as { notes: object[] }).notes).toEqual([]);
  await teacher.close();
});
