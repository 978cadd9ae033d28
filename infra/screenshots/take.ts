import { chromium, request, type Browser, type BrowserContext } from '@playwright/test';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildIfStale } from '../local/build.ts';
import { explain } from '../local/plain-error.ts';
import { freePort } from '../local/ports.ts';
import { say } from '../local/say.ts';
import { ROOT, readSettings } from '../local/settings.ts';
import { startStack } from '../local/stack.ts';
import { BROWSER_ARGS, findBrowser } from '../test/browser.ts';
import { type Person, type Screen, screensOf } from './screens.ts';
import { demoVideosReady } from './demo-videos-ready.ts';

const FOLDER = join(ROOT, 'docs/screenshots');
const PASSWORD = 'lectern-demo';
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const THEMES = ['light', 'dark'] as const;
const PEOPLE: readonly Person[] = ['visitor', 'learner', 'educator'];

// Runs in the page, as a text: this program knows no browser's types.
const SCROLL_THROUGH = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 700) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  window.scrollTo(0, 0);
})()`;

/** A demo world of its own, every screen of it as a picture, and nothing left behind. */
async function takeAll(only: string | undefined): Promise<void> {
  await buildIfStale(say);
  Object.assign(process.env, await findBrowser());
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-screenshots-'));
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: dataDir });
  const env = { ...process.env, APP_ENV: 'development', DEMO_WORLD: '1' };
  const stack = await startStack({ settings, env, code: 'dist/bundle', durable: false, say });
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await mkdir(FOLDER, { recursive: true });
    const states = await logIn(settings.publicUrl);
    const [learner, educator] = await Promise.all(
      (['learner', 'educator'] as const).map((who) =>
        request.newContext({ baseURL: settings.publicUrl, storageState: states[who] }),
      ),
    );
    if (!learner || !educator) return;
    say('Waiting for the demo videos ...');
    await demoVideosReady(educator);
    const screens = (await screensOf(learner, educator)).filter(
      ({ name }) => !only || name.includes(only),
    );
    for (const theme of THEMES)
      for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
        for (const who of PEOPLE)
          await takeWith(browser, {
            baseURL: settings.publicUrl,
            states,
            screens,
            theme,
            size,
            who,
          });
  } finally {
    await browser.close();
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type States = Record<Person, Awaited<ReturnType<BrowserContext['storageState']>>>;

async function logIn(baseURL: string): Promise<States> {
  const entries = PEOPLE.map(async (who) => {
    const api = await request.newContext({ baseURL });
    if (who !== 'visitor') {
      const data = { email: `${who}@lectern.test`, password: PASSWORD };
      const answer = await api.post('/api/auth/login', { data });
      if (!answer.ok()) throw new Error(`${who} could not log in: ${answer.status()}`);
    }
    return [who, await api.storageState()] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as States;
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
  for (const screen of run.screens.filter(({ who }) => who === run.who)) {
    const page = await context.newPage();
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await screen.act?.(page);
    // Pictures below load as they come near; the skeletons of the home page stay for a second.
    await page.evaluate(SCROLL_THROUGH);
    await page.waitForTimeout(1200);
    const picture = await page.screenshot({ fullPage: true });
    const file = `${screen.name}-${run.size}-${run.theme}.webp`;
    await sharp(picture).webp({ quality: 55, effort: 4 }).toFile(join(FOLDER, file));
    await page.close();
  }
  await context.close();
  say(`${run.theme}, ${run.size}, ${run.who}: done`);
}

try {
  await takeAll(process.argv[2]);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
