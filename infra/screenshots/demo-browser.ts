import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../test/browser.ts';
import { logIn, type States } from './log-in.ts';

interface DemoBrowser {
  browser: Browser;
  people: States;
  /** For calls of their own. */
  learner: APIRequestContext;
  educator: APIRequestContext;
}

/** A browser, and the people of the demo world logged in, for as long as the work takes. */
export async function inDemoBrowser<T>(
  baseURL: string,
  work: (demo: DemoBrowser) => Promise<T>,
): Promise<T> {
  Object.assign(process.env, await findBrowser());
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const people = await logIn(baseURL);
    const callsOf = (who: 'learner' | 'educator') =>
      request.newContext({ baseURL, storageState: people[who] });
    await using learner = await callsOf('learner');
    await using educator = await callsOf('educator');
    return await work({ browser, people, learner, educator });
  } finally {
    await browser.close();
  }
}
