import { expect, test } from '@playwright/test';
import { joinAs, open } from './people.js';

const PROFILE_CODE = '**/assets/profile-page*.js';

test('a screen whose code got lost on the way comes with the page loaded anew, once', async ({
  page,
}) => {
  await joinAs(page.request, 'Asha Rao', 'student');
  await open(page, '/');
  let isLost = false;
  // Not `times: 1`: with the last route gone, the browser's interception ends, and a page asked for then may hang in it.
  await page.route(PROFILE_CODE, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort('connectionreset');
  });
  await page.getByRole('link', { name: /My Profile/ }).click();
  await expect(page.getByRole('heading', { name: 'Asha Rao', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('a screen opened without a connection comes with it, and nothing else is lost', async ({
  page,
}) => {
  await joinAs(page.request, 'Asha Rao', 'student');
  await open(page, '/');
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /My Profile/ }).click();
  await expect(page).toHaveURL('/profile');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Asha Rao', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(begun);
});
