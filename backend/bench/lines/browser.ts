import { firstFrames } from '../../../infra/lighthouse/first-frame.ts';
import { FLOORS, lighthouse, measureAll, type Score } from '../../../infra/lighthouse/measure.ts';
import { inQuietWorld } from '../../../infra/lighthouse/quiet-world.ts';
import { findBrowser } from '../../../infra/test/browser.ts';
import { even, scaled, type Spread, spreadOf } from '../harness/figures.ts';
import { missingRow } from '../harness/missing.ts';
import type { Row } from '../harness/row.ts';
import type { Line } from './line.ts';

type Head = Pick<Row, 'line' | 'what' | 'figureUnit' | 'goal'>;
type Category = keyof typeof FLOORS;

const points = (line: string, what: string, category: Category): Head => ({
  ...{ line, what, figureUnit: 'points' },
  goal: { least: FLOORS[category] * 100 },
});

const PERFORMANCE: Record<string, Head> = Object.fromEntries(
  ['/', '/login', '/viewcourse/{id}'].map((page) => [
    page,
    points(`lighthouse ${page}`, `Lighthouse on a phone: performance of ${page}`, 'performance'),
  ]),
);
const LEAST: Partial<Record<Category, Head>> = {
  accessibility: points('lighthouse axe', 'accessibility, the least of the three', 'accessibility'),
  'best-practices': points('lighthouse practices', 'best practices, the same', 'best-practices'),
  seo: points('lighthouse seo', 'search engines, the same', 'seo'),
};
const SHIFT: Head = {
  ...{ line: 'lighthouse shift', what: 'cumulative layout shift, the worst of the three' },
  ...{ figureUnit: '', goal: { most: 0.02 } },
};
const FRAME: Head = {
  line: 'first frame',
  what: 'opening a lecture to its first video frame, 1.6 Mbit/s, 150 ms, empty cache',
  ...{ figureUnit: 's', goal: { most: 4 } },
};
const ALL = [...Object.values(PERFORMANCE), ...Object.values(LEAST), SHIFT, FRAME];

/** The product in a browser, with a demo world in which nothing is being encoded. */
export const browser: Line = {
  id: 'lighthouse',
  covers: ALL.map(({ line }) => line),
  onlyIfNamed: true,
  async run() {
    const missing = await missingTool();
    if (missing) return ALL.map((head) => missingRow(head, missing));
    return inQuietWorld(async ({ baseUrl, watchable }) => {
      const frames = await firstFrames(baseUrl, watchable);
      const scores = await measureAll(baseUrl);
      return [
        ...scores.map(performanceRow),
        ...Object.entries(LEAST).map(([category, head]) => leastRow(head, scores, category)),
        filled(SHIFT, even(Math.max(...scores.map(({ layoutShift }) => layoutShift)))),
        filled(FRAME, scaled(spreadOf(frames), 1 / 1_000), 'the smallest picture'),
      ];
    });
  },
};

async function missingTool(): Promise<string | null> {
  const fails = (thing: Promise<unknown>) => thing.then(() => false).catch(() => true);
  if (await fails(findBrowser())) return 'a browser';
  return (await fails(lighthouse())) ? 'Lighthouse' : null;
}

function filled(head: Head, figure: Spread, note = ''): Row {
  const { figureUnit: unit } = head;
  return { ...head, unit, ours: figure, reference: null, against: '', figure, note };
}

function performanceRow(score: Score): Row {
  const head = PERFORMANCE[score.page];
  if (!head) throw new Error(`Nobody asked for ${score.page}.`);
  const { largestPaintMs, blockedMs, faults } = score;
  const note = [
    `largest paint ${(largestPaintMs / 1_000).toFixed(1)} s, blocked ${Math.round(blockedMs)} ms`,
    ...faults,
  ].join(', ');
  return filled(head, scaled(spreadOf(score.performances), 100), note);
}

function leastRow(head: Head, scores: Score[], category: string): Row {
  const all = scores.map((score) => score.scores[category as Category]);
  return filled(head, even(Math.min(...all) * 100));
}
