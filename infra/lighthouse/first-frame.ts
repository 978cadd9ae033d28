import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../test/browser.ts';
import { logInLearner } from './quiet-world.ts';

/** As many people in India have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for every answer. */
const SLOW = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const RUNS = 3;
const PATIENCE_MS = 60_000;

/** Notes when the first picture of a video is shown, from the start of the visit. */
const WATCH_FOR_FRAME = `
  new MutationObserver((_, observer) => {
    const video = document.querySelector('video');
    if (!video) return;
    observer.disconnect();
    video.requestVideoFrameCallback((now) => (window.firstFrameMs = now));
  }).observe(document, { childList: true, subtree: true });
`;

/**
 * Milliseconds from opening the page of a lecture to its first video frame, over a slow line and with
 * nothing in the cache; one figure for each visit.
 */
export async function firstFrames(baseUrl: string, courseId: string): Promise<number[]> {
  const { CHROMIUM_PATH: executablePath = '' } = { ...process.env, ...(await findBrowser()) };
  const browser = await chromium.launch({ args: BROWSER_ARGS, executablePath });
  try {
    const visits: number[] = [];
    while (visits.length < RUNS) visits.push(await visit(browser, baseUrl, courseId));
    return visits;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, baseUrl: string, courseId: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Waiting below is done by a script that the page's policy would refuse.
    bypassCSP: true,
  });
  try {
    await logInLearner(context.request, baseUrl);
    const page = await context.newPage();
    await page.addInitScript(WATCH_FOR_FRAME);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(`${baseUrl}/viewlecture/${courseId}`, { waitUntil: 'commit' });
    const shown = await page.waitForFunction('window.firstFrameMs', null, { timeout: PATIENCE_MS });
    return Number(await shown.jsonValue());
  } finally {
    await context.close();
  }
}
