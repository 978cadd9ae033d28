import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test';
import { browserOptions } from '../test/browser.ts';
import { logIn, type States } from './log-in.ts';

interface DemoBrowser {
  browser: Browser;
  people: States;
  /** API clients logged in as these people. */
  learner: APIRequestContext;
  educator: APIRequestContext;
}

/** A browser, with the people of the demo world logged in, for the duration of the work. */
export async function inDemoBrowser<T>(
  baseURL: string,
  work: (demo: DemoBrowser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(await browserOptions());
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
