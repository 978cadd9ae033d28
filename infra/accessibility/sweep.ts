import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { withDemoWorld } from '../local/demo-stack.ts';
import { explain } from '../local/plain-error.ts';
import { say } from '../local/say.ts';
import { allVideosReady } from '../screenshots/demo-world-alive.ts';
import { inDemoBrowser } from '../screenshots/demo-browser.ts';
import { PEOPLE, type States } from '../screenshots/log-in.ts';
import { screensOf } from '../screenshots/screens.ts';
import { arrange, statesOf, type State } from './states.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SETTLED_MS = 600;

// A text: this program knows no browser's types. What is not laid out keeps the colors of the other theme.
const LAY_OUT_ALL = `for (const element of document.querySelectorAll('.below'))
  element.style.contentVisibility = 'visible'`;

/** Axe over every screen of the demo world in every state; the answer is the number of faults. */
function sweep(baseURL: string, only: RegExp): Promise<number> {
  return inDemoBrowser(baseURL, async ({ browser, people, learner, educator }) => {
    say('Waiting for the demo world ...');
    await allVideosReady(learner, baseURL);
    const all = statesOf(await screensOf(learner, educator));
    const states = all.filter(({ name }) => only.test(name));
    let faults = 0;
    for (const viewport of SIZES)
      for (const state of states)
        faults += await lookAt(browser, { baseURL, people, state, viewport });
    say(`${states.length} states on ${SIZES.length} sizes, light and dark: ${faults} faults`);
    return faults;
  });
}

interface Look {
  baseURL: string;
  people: States;
  state: State;
  viewport: (typeof SIZES)[number];
}

async function lookAt(browser: Browser, { baseURL, people, state, viewport }: Look) {
  const who = PEOPLE.find((person) => person === state.who) ?? 'visitor';
  const context = await browser.newContext({
    baseURL,
    viewport,
    storageState: people[who],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  try {
    await arrange(page, state.server);
    await page.goto(state.path, { waitUntil: 'domcontentloaded' });
    if (state.server !== 'is slow')
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasNotText: 'Loading' })
        .first()
        .waitFor();
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(LAY_OUT_ALL);
    await state.act?.(page);
    const found = [...(await faultsOf(page)), ...(await faultsInTheDark(page))];
    for (const fault of found) console.error(`${state.name} at ${viewport.width} px: ${fault}`);
    return found.length;
  } catch (error) {
    console.error(`${state.name} at ${viewport.width} px: ${explain(error)}`);
    return 1;
  } finally {
    await context.close();
  }
}

async function faultsOf(page: Page): Promise<string[]> {
  return explained(new AxeBuilder({ page }).withTags(RULES));
}

/** Only colors differ in the dark. */
async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.waitForTimeout(SETTLED_MS);
  return explained(new AxeBuilder({ page }).withRules('color-contrast'));
}

async function explained(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}\n  ${failureSummary}`),
  );
}

try {
  const base = process.env['BASE_URL'];
  const work = (url: string) => sweep(url, new RegExp(process.argv[2] ?? ''));
  if ((await (base ? work(base) : withDemoWorld(work))) > 0) process.exitCode = 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
