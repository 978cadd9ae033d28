import { expect, test } from '@playwright/test';
import { holdCode, joinAs, publishCourse } from './people';

test.use({ viewport: { width: 390, height: 844 } });

test('a press before the code has come is seen to wait, and counts once it has come', async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('data-held');
  letCome();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('[data-held]')).toHaveCount(0);
});

test('it counts once, however often it was made, and on a page that is drawn anew', async ({
  page,
}) => {
  await joinAs(page.request, 'Esha Menon', 'educator');
  const { courseId } = await publishCourse(page.request, 'Pressed early', '499');
  const letCome = await holdCode(page);
  await page.goto(`/viewcourse/${courseId}`, { waitUntil: 'commit' });
  const theme = page.locator('#theme');
  await theme.click();
  await theme.click();
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Pressed early' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a part of a page whose code comes after the frame keeps its press as well', async ({
  page,
}) => {
  const letCome = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Kept');
  await page.getByRole('button', { name: 'Show password' }).click();
  letCome();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Kept');
});

test('a press between the frame and the code of the page is kept as well', async ({ page }) => {
  const letCome = await holdCode(page, 'login-page');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('[data-page]')).toHaveCount(0);
  const password = page.getByLabel('Password', { exact: true });
  const show = page.getByRole('button', { name: 'Show password' });
  await password.fill('Kept');
  await show.click();
  await expect(show).toHaveAttribute('data-held');
  letCome();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('Kept');
});

test('a press of ten seconds ago is forgotten', async ({ page }) => {
  await page.clock.install();
  const letCome = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#menu').click();
  await page.clock.fastForward(10_000);
  await expect(page.locator('[data-held]')).toHaveCount(0);
  letCome();
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#menu').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
