import { chromium, type Browser } from '@playwright/test';
import { browserOptions } from '../test/browser.ts';
import { logInLearner } from './quiet-world.ts';

/** A typical connection in India: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const SLOW = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const RUNS = 3;
const PATIENCE_MS = 60_000;

/** Records when the first video frame is shown, from the start of the visit. */
const WATCH_FOR_FRAME = `
  new MutationObserver((_, observer) => {
    const video = document.querySelector('video');
    if (!video) return;
    observer.disconnect();
    video.requestVideoFrameCallback((now) => (window.firstFrameMs = now));
  }).observe(document, { childList: true, subtree: true });
`;

/**
 * Milliseconds from opening the page of a lecture to its first video frame, on a slow connection with an empty cache;
 * one value per visit.
 */
export async function firstFrames(baseUrl: string, courseId: string): Promise<number[]> {
  const browser = await chromium.launch(await browserOptions());
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
    // The polling below runs a script that the page's policy would refuse.
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
