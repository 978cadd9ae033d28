import type { Browser, BrowserContext } from '@playwright/test';
import { withDemoWorld } from '../local/demo-stack.ts';
import { explain } from '../local/plain-error.ts';
import { say } from '../local/say.ts';
import { inDemoBrowser } from '../screenshots/demo-browser.ts';
import { allVideosReady, demoWorldAlive } from '../screenshots/demo-world-alive.ts';
import { type Person, screensOf } from '../screenshots/screens.ts';
import { type Finding, lookAt, SIZE_NAMES } from './look.ts';
import { needsVideos, statesOf, type State } from './states.ts';

/** Pages checked in parallel, because each waits for the server at times. */
const LANES = 3;
const NEWS_EVERY = 10;

interface Tally {
  /** The names of the checked states. */
  seen: Set<string>;
  faults: number;
  unreached: string[];
}

/** Runs axe on every screen of the demo world in every state; true without any finding. */
function sweep(baseURL: string, only: RegExp): Promise<boolean> {
  return inDemoBrowser(baseURL, async ({ browser, people, learner, educator }) => {
    const begin = Date.now();
    const tally: Tally = { seen: new Set(), faults: 0, unreached: [] };
    const isNew = ({ name }: State) => only.test(name) && !tally.seen.has(name);
    const through = async (wanted: (state: State) => boolean) => {
      const all = statesOf(await screensOf(learner, educator));
      const states = all.filter((state) => isNew(state) && wanted(state));
      await lookAtAll(browser, states, {
        contextOf: (who) => ({ baseURL, storageState: people[who], reducedMotion: 'reduce' }),
        tell: (state, findings) => {
          note(tally, state, findings);
          if (tally.seen.size % NEWS_EVERY === 0)
            say(`${tally.seen.size} of about ${all.length} states`);
        },
      });
    };

    // The encoder may still be busy.
    await through((state) => !needsVideos(state));
    await allVideosReady(learner, baseURL);
    await demoWorldAlive(learner);
    // Some states exist only now.
    await through(() => true);

    for (const name of tally.unreached) console.error(`Not reached: ${name}`);
    const minutes = ((Date.now() - begin) / 60_000).toFixed(1);
    say(
      `${tally.seen.size} states on ${SIZE_NAMES.length} sizes, light and dark, in ${minutes} min: ` +
        `${tally.faults} faults, ${tally.unreached.length} not reached`,
    );
    return tally.faults === 0 && tally.unreached.length === 0;
  });
}

interface Ways {
  contextOf: (who: Person) => NonNullable<Parameters<Browser['newContext']>[0]>;
  tell: (state: State, findings: readonly Finding[]) => void;
}

/** Several at a time; an error in one is reported, and the others continue. */
async function lookAtAll(browser: Browser, states: readonly State[], { contextOf, tell }: Ways) {
  const left = states.values();
  const lane = async () => {
    // One context per person, so that code and pictures are loaded once.
    const contexts = new Map<Person, BrowserContext>();
    for (const state of left) {
      const context = contexts.get(state.who) ?? (await browser.newContext(contextOf(state.who)));
      contexts.set(state.who, context);
      tell(state, await lookAt(context, state));
    }
    for (const context of contexts.values()) await context.close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function note(tally: Tally, { name }: State, findings: readonly Finding[]): void {
  tally.seen.add(name);
  for (const { size, faults, unreached } of findings) {
    const where = `${name} on a ${size}`;
    tally.faults += faults.length;
    for (const fault of faults) console.error(`${where}: ${fault}`);
    if (unreached === null) continue;
    tally.unreached.push(where);
    console.error(`${where}: not reached, ${unreached}`);
  }
}

try {
  const base = process.env['BASE_URL'];
  const work = (url: string) => sweep(url, new RegExp(process.argv[2] ?? ''));
  if (!(await (base ? work(base) : withDemoWorld(work)))) process.exitCode = 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
