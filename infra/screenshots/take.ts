import type { Browser } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withDemoWorld } from '../local/demo-stack.ts';
import { explain } from '../local/plain-error.ts';
import { say } from '../local/say.ts';
import { ROOT } from '../local/settings.ts';
import { demoWorldAlive } from './demo-world-alive.ts';
import { inDemoBrowser } from './demo-browser.ts';
import { PEOPLE, type States } from './log-in.ts';
import { type Person, type Screen, screensOf } from './screens.ts';

const FOLDER = join(ROOT, 'docs/screenshots');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** Enough to judge a screen, while the whole set stays at a few megabytes. */
const KEPT_WIDTH = 800;
/** The first screenful of this one is in the README, as `home.png`. */
const FRONT = 'home-desktop-light';
const THEMES = ['light', 'dark'] as const;

/** With an overlay, the window is captured instead of the whole page. */
const OVERLAY = 'dialog[open], [role=menu]';

// Runs in the page; as text, because this program has no DOM types.
const SCROLL_THROUGH = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 700) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  window.scrollTo(0, 0);
})()`;

/** In a full-page screenshot, elements fixed to the bottom would appear in the middle. */
const LAY_OUT_ALL = `for (const element of document.querySelectorAll('main *, footer')) {
  const { position, bottom } = getComputedStyle(element);
  if (position === 'sticky' && bottom === '0px') element.style.position = 'static';
  element.style.contentVisibility = 'visible';
}`;

/** Takes a screenshot of every screen of a demo world; `only` selects some. */
async function takeAll(baseURL: string, only: string | undefined): Promise<void> {
  await inDemoBrowser(baseURL, async ({ browser, people: states, learner, educator }) => {
    await mkdir(FOLDER, { recursive: true });
    say('Waiting for the demo world ...');
    await demoWorldAlive(learner);
    const all = await screensOf(learner, educator);
    const screens = all.filter(({ name }) => !only || name.includes(only));
    for (const theme of THEMES)
      for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
        for (const who of PEOPLE)
          await takeWith(browser, { baseURL, states, screens, theme, size, who });
  });
}

interface Run {
  baseURL: string;
  states: States;
  screens: Screen[];
  theme: (typeof THEMES)[number];
  size: keyof typeof SIZES;
  who: Person;
}

async function takeWith(browser: Browser, run: Run): Promise<void> {
  const context = await browser.newContext({
    baseURL: run.baseURL,
    storageState: run.states[run.who],
    viewport: SIZES[run.size],
    colorScheme: run.theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // Users see our font from their second page on; the screenshots show it from the first.
  await context.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body: css });
  });
  for (const screen of run.screens.filter(({ who }) => who === run.who)) {
    const page = await context.newPage();
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' });
    await title.first().waitFor();
    await screen.act?.(page);
    const isOverlay = screen.act !== undefined && (await page.locator(OVERLAY).count()) > 0;
    // Pictures further down load when scrolled to; the skeletons of the home page stay for a second.
    if (!isOverlay) await page.evaluate(SCROLL_THROUGH);
    await page.waitForTimeout(1200);
    if (!isOverlay) await page.evaluate(LAY_OUT_ALL);
    const picture = await page.screenshot({ fullPage: !isOverlay });
    const name = `${screen.name}-${run.size}-${run.theme}`;
    await sharp(picture)
      .resize({ width: KEPT_WIDTH, withoutEnlargement: true })
      .webp({ quality: 40, effort: 5 })
      .toFile(join(FOLDER, `${name}.webp`));
    if (name === FRONT)
      await sharp(await page.screenshot())
        .png({ palette: true })
        .toFile(join(FOLDER, 'home.png'));
    await page.close();
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  say(`${run.theme}, ${run.size}, ${run.who}: done`);
}

try {
  const base = process.env['BASE_URL'];
  const work = (url: string) => takeAll(url, process.argv[2]);
  await (base ? work(base) : withDemoWorld(work));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
