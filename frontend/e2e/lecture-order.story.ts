import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { joinAs, open, publishCourse } from './people.js';

test('an educator adds lectures by the list and puts them in order', async ({ page }) => {
  await joinAs(page.request, 'Esha Menon', 'educator');
  const { courseId } = await publishCourse(page.request, 'Put in order', '499');
  const rows = page.getByRole('list', { name: 'Lectures in their order' }).getByRole('listitem');
  const order = () => rows.locator('p:first-child').allInnerTexts();
  const reordered = () => page.waitForResponse(/\/api\/course\/reorderlectures\//);
  await open(page, `/createlecture/${courseId}`);

  await test.step('a title a line', async () => {
    await page.getByRole('button', { name: 'Add several' }).click();
    await page.getByLabel('Titles, one per line').fill('Cameras\n\nReports\nNight shifts\n');
    await page.getByRole('button', { name: 'Create lectures' }).click();
    await expect(page.getByText('3 lectures created')).toBeVisible();
    await expect.poll(order).toEqual(['The first step', 'Cameras', 'Reports', 'Night shifts']);
  });

  await test.step('to a place that is chosen', async () => {
    const place = page.getByRole('combobox', { name: 'Move Night shifts to place' });
    await place.focus();
    const saved = reordered();
    await place.selectOption('1');
    await expect.poll(order).toEqual(['Night shifts', 'The first step', 'Cameras', 'Reports']);
    await expect(place).toBeFocused();
    await saved;
  });

  await test.step('by its handle', async () => {
    const handle = rows.filter({ hasText: 'Cameras' }).getByTitle('Drag to move');
    const first = await rows.first().boundingBox();
    const saved = reordered();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 5, { steps: 5 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['Cameras', 'Night shifts', 'The first step', 'Reports']);
    await saved;
    await open(page, `/createlecture/${courseId}`);
    expect(await order()).toEqual(['Cameras', 'Night shifts', 'The first step', 'Reports']);
  });

  await test.step('in sections', async () => {
    const shown = () => rows.locator('h2, p:first-child:not(h2 + p)').allInnerTexts();
    await page.getByRole('button', { name: 'Begin a section with Night shifts' }).click();
    await page.getByLabel('Section title').fill('On duty');
    const saved = reordered();
    await page.getByLabel('Section title').press('Enter');
    await expect(page.getByRole('button', { name: 'Rename section On duty' })).toBeFocused();
    await saved;
    const moved = reordered();
    await page.getByRole('button', { name: 'Move Reports up' }).press('Enter');
    await moved;
    const inSections = ['Cameras', 'On duty', 'Night shifts', 'Reports', 'The first step'];
    await expect.poll(shown).toEqual(inSections);
    await open(page, `/createlecture/${courseId}`);
    expect(await shown()).toEqual(inSections);
  });

  await test.step('which learners see', async () => {
    await open(page, `/viewcourse/${courseId}`);
    const section = page.getByRole('heading', { name: 'On duty' });
    await expect(section).toBeVisible();
    await expect(section.locator('..')).toContainText('3 lectures');
    await open(page, `/viewlecture/${courseId}`);
    await expect(page.getByRole('heading', { name: 'On duty' })).toBeVisible();
    await open(page, `/createlecture/${courseId}`);
  });

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
