import type { Spread } from './figures.ts';

/** One line of the yardstick as it came out. */
export interface Row {
  /** As in docs/performance.md: `1`, `4 filtered`. */
  line: string;
  what: string;
  /** What it is measured in, absolute: `us CPU`, `ms`. */
  unit: string;
  ours: Spread | null;
  reference: Spread | null;
  /** What the reference is. */
  against: string;
  /** The figure that the goal is about. */
  figure: Spread | null;
  /** `x` for ratios. */
  figureUnit: string;
  goal: { least: number } | { most: number };
  /** What else there is to know: requests per second, sizes, what was missing. */
  note: string;
}

/** A machine that is busy enough gives one side no time at all in some round; that is no figure. */
export function assertMeasured({ line, ours, reference, figure }: Row): void {
  const values = [ours, reference, figure].flatMap((spread) =>
    spread ? [spread.median, spread.min, spread.max] : [],
  );
  if (!values.every(Number.isFinite)) throw new Error(`Row ${line}: a round measured nothing.`);
}

export function meetsGoal({ figure, goal }: Row): boolean | null {
  if (!figure) return null;
  return 'most' in goal ? figure.median <= goal.most : figure.median >= goal.least;
}
