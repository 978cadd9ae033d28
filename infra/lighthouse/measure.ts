import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { freePort } from '../local/ports.ts';
import { browserOptions } from '../test/browser.ts';
import { inQuietWorld, logInLearner } from './quiet-world.ts';

/** The minimum scores, 0 to 1. */
export const FLOORS = {
  performance: 0.95,
  accessibility: 1,
  'best-practices': 1,
  seo: 0.95,
} as const;

type Category = keyof typeof FLOORS;

const CATEGORIES = Object.keys(FLOORS) as Category[];

export interface Score {
  page: string;
  scores: Record<Category, number>;
  /** The performance of every run, of which `scores` is the median one. */
  performances: number[];
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  /** Audits that cost points. */
  faults: string[];
}

interface Audit {
  id: string;
  score: number | null;
  numericValue?: number;
}

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<
  | {
      lhr: {
        categories: Record<
          string,
          { score: number | null; auditRefs: { id: string; weight: number }[] }
        >;
        audits: Record<string, Audit>;
        runtimeError?: { message: string };
      };
    }
  | undefined
>;

/**
 * Other load on the machine only takes points away, so a first run that reaches the minimum is enough. Otherwise a
 * second one is needed, and a third decides unless the two agree.
 */
const MOST_RUNS = 3;
const AGREED = 0.03;
/** On a very busy machine a browser may time out; such a run does not count. */
const MOST_LOST = 2;

/** Lighthouse has 180 MB, so it is installed only for measuring, not with the product. */
export async function lighthouse(): Promise<Lighthouse> {
  const main = join(import.meta.dirname, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(main))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    });
  const { default: run } = (await import(main)) as { default: Lighthouse };
  return run;
}

/** The three main entry pages, on Lighthouse's simulated phone; the course page logged in. */
export async function measureAll(baseUrl: string): Promise<Score[]> {
  const run = await lighthouse();
  const options = await browserOptions();
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'lectern-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const scores: Score[] = [];
    for (const path of ['/', '/login', await coursePath(context, baseUrl)]) {
      // The course page is for logged-in users; the others are for visitors.
      if (path.startsWith('/viewcourse')) await logInLearner(context.request, baseUrl);
      scores.push(await measure(run, baseUrl + path, port));
    }
    return scores;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function coursePath(context: BrowserContext, baseUrl: string): Promise<string> {
  const answer = await context.request.get(`${baseUrl}/api/course/getpublishedcoures`);
  const [first] = (await answer.json()) as { _id: string }[];
  return `/viewcourse/${first?._id}`;
}

/**
 * The median run by performance, of two the worse one; results that do not depend on the machine come from the first
 * run.
 */
async function measure(run: Lighthouse, url: string, port: number): Promise<Score> {
  const runs: Score[] = [];
  for (let lost = 0; runs.length < MOST_RUNS && !isDecided(runs);) {
    const score = await measureOnce(
      run,
      url,
      port,
      runs.length === 0 ? CATEGORIES : ['performance'],
    );
    if (typeof score !== 'string') runs.push(score);
    else if (++lost > MOST_LOST) throw new Error(`${url}: ${score}`);
  }
  const ordered = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const [first, middle] = [runs[0], ordered[Math.floor((runs.length - 1) / 2)]] as [Score, Score];
  return {
    ...middle,
    scores: { ...first.scores, performance: middle.scores.performance },
    performances: ordered.flatMap((score) => score.performances),
    faults: [...new Set([...first.faults, ...middle.faults])],
  };
}

function isDecided(runs: readonly Score[]): boolean {
  const all = runs.map(({ scores }) => scores.performance);
  if (all.length < 2) return all.some((performance) => performance >= FLOORS.performance);
  return Math.max(...all) - Math.min(...all) <= AGREED;
}

/** The result, or why there is none. */
async function measureOnce(
  run: Lighthouse,
  url: string,
  port: number,
  onlyCategories: Category[],
): Promise<Score | string> {
  const result = await run(url, {
    port,
    onlyCategories,
    // Keeps cookies; Lighthouse clears the cache of earlier pages by another option.
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) return runtimeError.message;
  const scoreOf = (name: string) => categories[name]?.score ?? 0;
  const number = (id: string) => audits[id]?.numericValue ?? 0;
  const weighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    page: new URL(url).pathname.replace(/(\/viewcourse\/).*/, '$1{id}'),
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Score['scores'],
    performances: [scoreOf('performance')],
    largestPaintMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    faults: weighed
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

/** For `npm run lighthouse`: prints the scores and fails below the minimum. BASE_URL may name a running product. */
async function main(): Promise<void> {
  const all = await inQuietWorld(({ baseUrl }) => measureAll(baseUrl), process.env['BASE_URL']);
  for (const { page, scores, largestPaintMs, blockedMs, layoutShift, faults } of all) {
    const points = Object.entries(scores).map(
      ([name, score]) => `${name} ${Math.round(score * 100)}`,
    );
    console.log(
      `${page.padEnd(18)} ${points.join('  ')}  LCP ${(largestPaintMs / 1000).toFixed(1)} s  TBT ${Math.round(blockedMs)} ms  CLS ${layoutShift.toFixed(3)}  ${faults.join(' ')}`,
    );
    const isBelow = Object.entries(FLOORS).some(
      ([name, floor]) => scores[name as Category] < floor,
    );
    if (isBelow) process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) await main();
