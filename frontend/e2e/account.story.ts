import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { holdCode, joinAs, open, PASSWORD } from './people';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ reducedMotion: 'reduce' });

async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colors have transitions.
    await expect
      .poll(async () => {
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
      })
      .toEqual([]);
  }
}

/** Simulates an installation with a Google client id, and Google's account page. */
async function withGoogle(page: Page, email: string): Promise<string[]> {
  const visits: string[] = [];
  await page.route('**/api/site', async (route) => {
    const response = await route.fetch();
    const site = (await response.json()) as object;
    const google = { googleClientId: 'lectern.apps.example', loopbackIdentity: false };
    await route.fulfill({ response, json: { ...site, ...google } });
  });
  await page.context().route('https://accounts.google.com/**', async (route) => {
    visits.push(route.request().url());
    const asked = new URL(route.request().url()).searchParams;
    const person = { email, name: 'Asha Rao', nonce: asked.get('nonce') };
    const issued = await page.request.post('/dev/identity/token', { data: person });
    const { idToken } = (await issued.json()) as { idToken: string };
    const back = JSON.stringify(`${asked.get('redirect_uri')}#id_token=${idToken}`);
    const body = `<script>location.replace(${back})</script>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  return visits;
}

test("Google's own pop-up opens on the click, not before, and logs in", async ({ page }) => {
  const visits = await withGoogle(page, `${randomUUID()}@example.com`);
  await open(page, '/signup');
  expect(visits).toEqual([]);
  await page.getByRole('button', { name: /google/i }).click();
  await expect(page.getByText('SignUp Successfully')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  const [visit = ''] = visits;
  expect(Object.fromEntries(new URL(visit).searchParams)).toMatchObject({
    client_id: 'lectern.apps.example',
    response_type: 'id_token',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
});

/** The code in the newest mail to the address; waits for the mail. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const subjectOf = async () => {
    const box = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } });
    const mails = (await box.json()) as { to: string; subject: string }[];
    return mails.find(({ to }) => to === email)?.subject ?? '';
  };
  await expect.poll(subjectOf).toMatch(/\d{6}/);
  return /\d{6}/.exec(await subjectOf())?.[0] ?? '';
}

test('who only has Google moves the account, then deletes it, by its word', async ({ page }) => {
  await withGoogle(page, `${randomUUID()}@example.com`);
  await open(page, '/login');
  await page.getByRole('button', { name: /google/i }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await open(page, '/account');
  const address = `${randomUUID()}@example.com`;
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill(address);
  await page.getByRole('button', { name: 'Confirm with Google and send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
  await expectNoFaults(page);
  await page.getByLabel('Code').fill(await mailedCode(page, address));
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`Your email address is now ${address}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Confirm with Google and delete' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  expect((await page.request.get('/api/user/currentuser')).status()).toBe(401);
});

test('a log-in that is sent before its code has come waits for it, and stays out of the address', async ({
  page,
}) => {
  const { email } = await joinAs(page.request, 'Asha Rao', 'student');
  await page.request.post('/api/auth/logout');
  const letCome = await holdCode(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => void addresses.push(frame.url()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  letCome();
  await expect(page.getByText('Login Successfully')).toBeVisible();
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
});

test('who is sent to log in from a page gets on to it, and from nowhere else', async ({ page }) => {
  const { email } = await joinAs(page.request, 'Asha Rao', 'student');
  await page.request.post('/api/auth/logout');
  await page.goto('/orders?order=1');
  await expect(page).toHaveURL('/signup');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Email').fill(email);
  const logIn = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  };
  await logIn('a wrong password');
  const refusal = 'Incorrect email or password.';
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(refusal);
  await expectNoFaults(page);
  await logIn(PASSWORD);
  await expect(page.getByText('Login Successfully')).toBeVisible();
  await expect(page.getByText(refusal)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Go on to the page you asked for' }).click();
  await expect(page).toHaveURL('/orders?order=1');
  // The address changes before the page has come, and only the page ends the offer.
  await expect(page.getByRole('heading', { name: 'Orders and receipts' })).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^Go on/ })).toHaveCount(0);
});

test('whose session was ended elsewhere reads so', async ({ page, playwright, baseURL }) => {
  const { email } = await joinAs(page.request, 'Asha Rao', 'student');
  await open(page, '/orders');
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect((await elsewhere.delete('/api/user/sessions')).ok()).toBe(true);
  await elsewhere.dispose();
  await page.goto('/enrolledcourses');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('You were logged out. Log in to go on.')).toBeVisible();
  await expectNoFaults(page);
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`a token is made, copied, used and revoked (${width} px)`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    await joinAs(page.request, 'Asha Rao', 'educator');
    await open(page, '/account');
    await expect(page.getByText('You have no tokens.')).toBeVisible();
    await expectNoFaults(page);

    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New access token' });
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const name = dialog.getByLabel('Name');
    await expect(name).toHaveAccessibleDescription(/^Name is required\./);
    await expect(dialog.getByText('Choose at least one scope.')).toBeVisible();
    await name.fill('Monthly report');
    await dialog.getByLabel('See my profile').check();
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Create token' }).click();

    await page.getByRole('button', { name: 'Copy' }).click();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect(page.getByText(token)).toHaveCount(0);
    const use = () =>
      fetch(new URL('/api/user/currentuser', page.url()), {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await use()).status).toBe(200);

    await page.getByRole('button', { name: 'Revoke Monthly report' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByText('You have no tokens.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New token' })).toBeFocused();
    expect((await use()).status).toBe(401);
  });
}
