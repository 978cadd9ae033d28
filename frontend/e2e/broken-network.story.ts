import { expect, test, type Page } from '@playwright/test';

/** Cuts off so many of the requests for files of the name. */
async function cut(page: Page, name: string, times: number): Promise<void> {
  let left = times;
  await page.route(`**/assets/${name}-*.js*`, async (route) => {
    left -= 1;
    if (left < 0) await route.continue();
    else await route.abort('connectionreset');
  });
}

const frame = (page: Page) => page.locator('#root:not([data-page])');

for (const name of ['index', 'react', 'shell', 'state'])
  test(`a page whose first code (${name}) is cut off once comes alive by itself`, async ({
    page,
  }) => {
    await cut(page, name, 1);
    await page.goto('/login');
    await expect(frame(page)).toBeAttached();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert').first()).toContainText(/password/i);
  });

test('a page whose first code does not come says so, and is loaded by hand', async ({ page }) => {
  await cut(page, 'react', Infinity);
  await page.goto('/login');
  await expect(page.getByText('This page could not be loaded.')).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frame(page)).toBeAttached();
});

test('code of a page that is cut off on the way to it is asked for again', async ({ page }) => {
  // Not the home page, whose links are there before their code: until then, they load a page anew.
  await page.goto('/login');
  await expect(frame(page)).toBeAttached();
  const loads = await page.evaluate(() => performance.timeOrigin);
  await cut(page, 'about-page', 1);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
});
