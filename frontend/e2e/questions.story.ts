import { expect, type Page, test } from '@playwright/test';
import { open } from './people.js';
import { expectSound } from './sound.js';
import { playPast, takeCourse } from './watching.js';

/** The address of the lecture in the mail about a question; empty before it has come. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  const box = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } });
  const mails = (await box.json()) as { to: string; text: string }[];
  const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
  return /\/viewlecture\/\S+question=\S+/.exec(texts.join('\n'))?.[0] ?? '';
}

test('a learner asks while watching, the educator answers, and the mail leads back', async ({
  page,
  browser,
}) => {
  const { teacher, courseId, email } = await takeCourse(page, browser);

  await open(page, `/viewlecture/${courseId}`);
  await playPast(page, 2);
  await page.getByRole('button', { name: 'Questions' }).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  await expect(questions.getByText('Nobody has asked anything')).toBeVisible();
  const field = questions.getByRole('textbox');
  await field.fill('Why does nobody look at the stairs?');
  await expect(field).toHaveAccessibleName(/^Your question at 0:0\d$/);
  await expectSound(page, 'a question being typed');
  // The typed text survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Questions' }).click();
  await expect(field).toHaveValue('Why does nobody look at the stairs?');
  await questions.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(questions.getByRole('listitem')).toContainText('Waits for the educator');
  await expect(field).toHaveValue('');
  await expectSound(page, 'a question that waits');

  const desk = await teacher.newPage();
  await open(desk, '/dashboard');
  await desk.getByRole('link', { name: 'Questions', exact: true }).click();
  await expect(desk.getByText('Night shifts · The first step')).toBeVisible();
  await desk.getByRole('button', { name: 'Answer: Ravi Kumar' }).press('Enter');
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('I do.\nSee the next lecture.');
  await expectSound(desk, 'an answer being typed');
  await desk.getByRole('textbox', { name: 'Your answer' }).press('Control+Enter');
  // The field has the same text for a moment longer.
  await expect(desk.getByRole('paragraph').filter({ hasText: 'I do.' })).toBeVisible();
  await expect(desk.getByText('Waits for the educator')).toBeHidden();
  await teacher.close();

  await expect.poll(() => linkMailedTo(page, email)).toMatch(/question=/);
  await open(page, await linkMailedTo(page, email));
  const wanted = page.getByRole('region', { name: 'The question you came for' });
  await expect(wanted.getByText('I do.')).toBeVisible();
  await expectSound(page, 'a question with its answer');
  await wanted.getByRole('button', { name: 'Remove: Ravi Kumar' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(wanted.getByText('This question was removed.')).toBeVisible();
  await expect(wanted.getByText('I do.')).toBeVisible();
});
