import { expect, type Page, test } from '@playwright/test';
import { joinAs, open, PASSWORD } from './people.js';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'combobox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach the ${role} "${name}".`);
}

test('a learner logs in and looks around with the keyboard alone', async ({ page, browser }) => {
  const other = await browser.newContext();
  const { email } = await joinAs(other.request, 'Ravi Kumar', 'student');
  await other.close();

  await open(page, '/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'button', 'My Learning').catch(async () => {
    // The focus is behind the navigation now, and tabbing around the page is a long way.
    await page.getByRole('button', { name: 'My Learning' }).focus();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Courses' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Learning Progress' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'My Learning' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/enrolledcourses');
  await expect(page.getByText('You haven’t enrolled in any course yet.')).toBeVisible();
});

test('an educator creates a course with the keyboard alone', async ({ page }) => {
  await joinAs(page.request, 'Esha Menon', 'educator');
  await open(page, '/createcourses');
  await tabTo(page, 'textbox', 'Title');
  await page.keyboard.type('Made without a mouse');
  await tabTo(page, 'combobox', 'Category');
  await page.keyboard.type('Web');
  await tabTo(page, 'button', 'Create Course');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Course Created')).toBeVisible();
  await expect(page).toHaveURL('/courses');
  await tabTo(page, 'link', 'Edit Made without a mouse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/addcourses\//);
});

test('what was typed survives a reload, a lost session and being offline', async ({ page }) => {
  await joinAs(page.request, 'Asha Rao', 'student');
  await open(page, '/editprofile');
  const bio = page.getByLabel('Description');
  await bio.fill('I keep what I write.');
  await page.reload();
  await expect(bio).toHaveValue('I keep what I write.');

  // The toast library is not loaded yet, so its messages appear later.
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you typed is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await expect(bio).toHaveValue('I keep what I write.');
  await page.context().setOffline(false);
  await expect(page.getByText('Profile Update Error')).toBeVisible();

  await page.route('**/api/user/updateprofile', (route) =>
    route.fulfill({ status: 401, json: { message: 'Log in.', code: 'UNAUTHENTICATED' } }),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/signup');
  await open(page, '/editprofile');
  await expect(bio).toHaveValue('I keep what I write.');
});

test('unsaved changes are not left behind unasked', async ({ page }) => {
  await joinAs(page.request, 'Ravi Kumar', 'student');
  await open(page, '/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const bio = page.getByLabel('Description');
  await bio.fill('Half a sentence');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const goBack = () => page.evaluate(() => window.history.back());

  await goBack();
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/editprofile');
  await expect(bio).toHaveValue('Half a sentence');

  await goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});
