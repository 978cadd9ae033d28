import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const SCREENS = [
  '/',
  '/login',
  '/signup',
  '/forgotpassword',
  '/contact',
  '/about',
  '/whye-train',
  '/blog',
  '/testimonials',
  '/terms',
  '/no-such-page',
];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ reducedMotion: 'reduce' });

async function faults(axe: AxeBuilder): Promise<object[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const path of SCREENS) {
  test(`${path} keeps the rules of WCAG 2.2 AA that a machine can check`, async ({ page }) => {
    await open(page, path);
    expect(await faults(new AxeBuilder({ page }).setLegacyMode().withTags(WCAG))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Colors have transitions.
    const contrast = new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast');
    await expect.poll(() => faults(contrast)).toEqual([]);
  });
}
