import { expect, test, type Page } from '@playwright/test';

test.use({ reducedMotion: 'reduce', bypassCSP: true });

/** Removes browser features that Safari got after 16.4. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript('delete AbortSignal.any');
  await page.route('**/*', async (route) => {
    if (!/document|stylesheet/.test(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('light-dark(', 'not-known-yet(');
    return route.fulfill({ response, body });
  });
}

type Answer = Promise<{ status: number; body: string }>;

/** Both pages are told the same, whatever other stories do to the catalog meanwhile. */
async function answerAlike(page: Page, answers: Map<string, Answer>): Promise<void> {
  await page.route('**/api/course/**', async (route) => {
    const url = route.request().url();
    const fetched = async () => {
      const reply = await route.fetch();
      return { status: reply.status(), body: await reply.text() };
    };
    const answer = answers.get(url) ?? fetched();
    answers.set(url, answer);
    await route.fulfill({ ...(await answer), contentType: 'application/json' });
  });
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View All Courses' }).last()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Chromium may not have computed the styles of content far below yet.
  await page.addStyleTag({ content: '.below { content-visibility: visible !important }' });
}

/** The colors of every kind of element on the page. */
async function colorsOf(page: Page): Promise<string[]> {
  const colors = await page.locator('body, body *').evaluateAll((parts) =>
    parts.map((part) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(part);
      // Browsers print mixed colors differently.
      const ground = backgroundColor.startsWith('rgb(') ? backgroundColor : 'mixed';
      return `${part.tagName} ${part.className} ${color} ${ground} ${borderTopColor}`;
    }),
  );
  return [...new Set(colors)].sort();
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a browser without light-dark() shows the same ${colorScheme} colors`, async ({
    browser,
  }) => {
    const today = await browser.newPage({ colorScheme });
    const older = await browser.newPage({ colorScheme });
    await makeOlder(older);
    const answers = new Map<string, Answer>();
    for (const page of [today, older]) await answerAlike(page, answers);
    await openHome(today);
    await openHome(older);
    // Colors have transitions.
    await expect(async () => {
      expect(await colorsOf(older)).toEqual(await colorsOf(today));
    }).toPass({ timeout: 20_000 });
    await today.close();
    await older.close();
  });

test('a browser without AbortSignal.any() talks to the server', async ({ page }) => {
  await makeOlder(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(/password/i);
});
