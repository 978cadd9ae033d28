import { expect, test } from '@playwright/test';
import { joinAs, open, publishCourse } from './people.js';
import { expectSound } from './sound.js';
import { enrollIn, lendVideo } from './watching.js';

test('an educator writes a quiz, a learner takes it twice, and the educator sees what was hard', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await joinAs(desk.request, 'Meera Iyer', 'educator');
  const { courseId, lectureId } = await publishCourse(desk.request, 'Night shifts', '0');
  await joinAs(page.request, 'Ravi Kumar', 'student');
  await enrollIn(page.request, courseId);
  await lendVideo(page);

  await open(desk, `/editlecture/${courseId}/${lectureId}`);
  await desk.getByRole('link', { name: 'Write or change the quiz' }).click();
  await desk.getByRole('button', { name: 'Add question' }).click();
  const question = desk.getByRole('textbox', { name: 'Question' });
  await expect(question).toBeFocused();
  await desk.getByRole('button', { name: 'Save quiz' }).click();
  await expect(desk.getByText('Required.')).toHaveCount(3);
  await expectSound(desk, 'a quiz without a question');
  await question.fill('Which door do you check first?');
  await desk.getByRole('textbox', { name: 'Option 1' }).fill('The main gate');
  await desk.getByRole('textbox', { name: 'Option 2' }).fill('The fire exit');
  await desk.getByRole('checkbox', { name: 'Option 2 is right' }).check();
  // What was typed survives a reload, also a confirmed one.
  desk.once('dialog', (leaving) => void leaving.accept());
  await desk.reload();
  await expect(question).toHaveValue('Which door do you check first?');
  await desk.getByRole('button', { name: 'Save quiz' }).click();
  await expect(desk.getByText('Quiz saved.')).toBeVisible();
  // Nothing is left to save.
  await desk.getByRole('link', { name: 'Back to the lecture' }).click();
  await expect(desk).toHaveURL(`/editlecture/${courseId}/${lectureId}`);

  await open(page, `/viewlecture/${courseId}`);
  await page.getByRole('button', { name: 'Quiz', exact: true }).click();
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByRole('radio', { name: 'The main gate' })).toBeFocused();
  await expectSound(page, 'a quiz without an answer');
  await page.getByRole('radio', { name: 'The main gate' }).check();
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByRole('heading', { name: '0 of 1 right' })).toBeFocused();
  await expectSound(page, 'an outcome');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio', { name: 'The fire exit' }).check();
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await expect(page.getByText('Your best: 1 of 1 right, 2 attempts.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quiz: 1 of 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /The first step.*Quiz: 1 of 1/ })).toBeVisible();

  await open(desk, `/editquiz/${courseId}/${lectureId}`);
  await expect(desk.getByText('Right at the first try: 0 of 1')).toBeVisible();
  await expectSound(desk, 'a quiz that was taken');
});
