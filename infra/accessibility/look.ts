import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page, ViewportSize } from '@playwright/test';
import { restOf, type Rest } from './at-rest.ts';
import { arrange, type State } from './states.ts';

const SIZES: Record<string, ViewportSize> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
export const SIZE_NAMES = Object.keys(SIZES);
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The limit per page, so that a hanging one does not stop the sweep. */
const PATIENCE_MS = 180_000;

/** Axe is half a megabyte, which a page need not parse twice. */
const ALREADY_THERE = 'void window.axe';

// As text, because this program has no DOM types. Content that is not laid out would keep the colors of the other
// theme.
const LAY_OUT_ALL = `const sheet = new CSSStyleSheet();
  sheet.replaceSync('.below { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet)`;

const NEXT_FRAME = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;

/** The faults at one size, or the reason why there was nothing to check. */
export interface Finding {
  size: string;
  faults: string[];
  unreached: string | null;
}

/** Runs axe on one state: phone and desktop, light and dark. */
export async function lookAt(context: BrowserContext, state: State): Promise<Finding[]> {
  // Actions on a screen depend on its size; a screen without any adapts when resized.
  const visits = state.act ? SIZE_NAMES.map((size) => [size]) : [SIZE_NAMES];
  const findings: Finding[] = [];
  for (const sizes of visits) findings.push(...(await visit(context, state, sizes)));
  return findings;
}

/** One page, opened at the first of the sizes. */
async function visit(context: BrowserContext, state: State, sizes: string[]): Promise<Finding[]> {
  const page = await context.newPage();
  // Closing the page ends whatever waits in it.
  const alarm = setTimeout(() => void page.close(), PATIENCE_MS);
  const left = new Set(sizes);
  const findings: Finding[] = [];
  try {
    const rest = await restOf(page);
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size] as ViewportSize);
      await page.emulateMedia({ colorScheme: 'light' });
      if (left.size === sizes.length) await reach(page, state, rest);
      await repainted(page, rest);
      const faults = [...(await faultsInTheLight(page)), ...(await faultsInTheDark(page, rest))];
      findings.push({ size, faults, unreached: null });
      left.delete(size);
    }
    return findings;
  } catch (error) {
    const unreached = error instanceof Error ? error.message : String(error);
    return [...findings, ...[...left].map((size) => ({ size, faults: [], unreached }))];
  } finally {
    clearTimeout(alarm);
    await forget(page);
  }
}

async function reach(page: Page, state: State, rest: Rest): Promise<void> {
  await arrange(page, state);
  await page.addInitScript(LAY_OUT_ALL);
  await page.goto(state.path, { waitUntil: 'domcontentloaded' });
  const waits = state.server === 'is slow';
  if (!waits) {
    const title = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' });
    await title.first().waitFor();
  }
  await rest.reached(!waits);
  await state.act?.(page);
}

/** Colors in nested transitions take a frame each, even without motion. */
async function repainted(page: Page, rest: Rest): Promise<void> {
  await page.evaluate(NEXT_FRAME);
  await rest.reached(false);
}

function faultsInTheLight(page: Page): Promise<string[]> {
  return faultsOf(axeIn(page).withTags(RULES));
}

/** Only colors differ in the dark theme. */
async function faultsInTheDark(page: Page, rest: Rest): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await repainted(page, rest);
  return faultsOf(axeIn(page, ALREADY_THERE).withRules('color-contrast'));
}

/** In the page itself: no frames of other origins are expected, and axe's other mode needs a second page. */
function axeIn(page: Page, axeSource?: string): AxeBuilder {
  const axe = new AxeBuilder(axeSource ? { page, axeSource } : { page });
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** The next visit in this context must not find this one's drafts. */
async function forget(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate('localStorage.clear()').catch(() => undefined);
  await page.close();
}
