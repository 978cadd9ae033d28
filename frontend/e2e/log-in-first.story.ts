import { expect, type Page, test } from '@playwright/test';
import { joinAs, open, PASSWORD } from './people';

test.use({ reducedMotion: 'reduce' });

async function logInFromSignUp(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/signup');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a link that needs a log-in leads on after it', async ({ page }) => {
  const { email } = await joinAs(page.request, 'Asha Rao', 'student');
  await page.context().clearCookies();
  await open(page, '/allcourses?category=Others');
  await logInFromSignUp(page, email);
  await expect(page).toHaveURL('/allcourses?category=Others');
  await expect(page.getByRole('checkbox', { name: 'Others' })).toBeChecked();
});

test('a link that needs an account leads on after the sign-up', async ({ page }) => {
  await open(page, '/orders?order=of-a-mail#papers');
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('Name').fill('Ravi Kumar');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/orders?order=of-a-mail#papers');
  await page.goBack();
  await expect(page).toHaveURL('/orders?order=of-a-mail#papers');
});

test('a session that ends in the middle of a form leads back to what was typed', async ({
  page,
}) => {
  const { email } = await joinAs(page.request, 'Asha Rao', 'student');
  await open(page, '/editprofile');
  await page.getByLabel('Description').fill('Half a sentence');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await logInFromSignUp(page, email);
  await expect(page).toHaveURL('/editprofile');
  await expect(page.getByLabel('Description')).toHaveValue('Half a sentence');
});
