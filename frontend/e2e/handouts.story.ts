import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { joinAs, open, publishCourse } from './people.js';
import { expectSound } from './sound.js';
import { enrollIn, lendVideo } from './watching.js';

const aFile = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

test('an educator adds files to a lecture, and a learner saves one', async ({ page, browser }) => {
  const desk = await (await browser.newContext()).newPage();
  await joinAs(desk.request, 'Meera Iyer', 'educator');
  const { courseId, lectureId } = await publishCourse(desk.request, 'Night shifts', '0');
  await joinAs(page.request, 'Ravi Kumar', 'student');
  await enrollIn(page.request, courseId);
  await lendVideo(page);

  await open(desk, `/editlecture/${courseId}/${lectureId}`);
  const panel = desk.getByRole('region', { name: 'Files for learners' });
  await expect(panel.getByText('There are no files yet.')).toBeVisible();
  const chooser = desk.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Add files' }).click();
  await (
    await chooser
  ).setFiles([
    aFile('10 cameras.csv', 'camera,room\n1,lobby\n'),
    aFile('setup.exe', 'MZ'),
    aFile('2 नोट्स & "plan".txt', 'Check the fire exit first.'),
  ]);
  await expect(desk.getByText('2 files added')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveText(/setup\.exe.*: This type of file is not taken/);
  await expect(panel.getByRole('link')).toHaveText([/^2 नोट्स & "plan"\.txt/, /^10 cameras\.csv/]);
  await expectSound(desk, 'the files of a lecture');

  await open(page, `/viewlecture/${courseId}`);
  await expect(page.getByRole('button', { name: /The first step.*2 files/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /नोट्स/ }).click();
  const saved = await saving;
  // Browsers replace what a file system cannot keep.
  expect(saved.suggestedFilename()).toMatch(/^2 नोट्स & .plan.\.txt$/);
  expect(await readFile(await saved.path(), 'utf8')).toBe('Check the fire exit first.');
  await expectSound(page, 'a lecture with files');

  // The page that is open leads to the new file.
  await desk
    .locator('input[multiple]')
    .setInputFiles(aFile('2 नोट्स & "plan".txt', 'Check both fire exits first.'));
  await expect(desk.getByText('File added')).toBeVisible();
  const savingAgain = page.waitForEvent('download');
  await page.getByRole('link', { name: /नोट्स/ }).click();
  const savedAgain = await (await savingAgain).path();
  expect(await readFile(savedAgain, 'utf8')).toBe('Check both fire exits first.');

  const remove = panel.getByRole('button', { name: 'Remove 10 cameras.csv' });
  await desk.route('**/api/course/handouts/*/*', (route) => route.abort());
  await remove.click();
  await desk.getByRole('button', { name: 'Remove it' }).click();
  await expect(desk.getByText('We could not reach the server')).toBeVisible();
  await expect(remove).toBeFocused();
  await desk.unroute('**/api/course/handouts/*/*');
  await remove.click();
  await desk.getByRole('button', { name: 'Remove it' }).click();
  await expect(panel.getByRole('link')).toHaveCount(1);
  await expect(panel.getByRole('heading', { name: 'Files for learners' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Files' }).getByRole('link')).toHaveCount(1);
});
