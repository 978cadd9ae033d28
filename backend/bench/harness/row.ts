import type { Spread } from './figures.ts';

/** One row of the results. */
export interface Row {
  /** As in docs/performance.md: `1`, `4 filtered`. */
  line: string;
  what: string;
  /** The absolute unit: `us CPU`, `ms`. */
  unit: string;
  ours: Spread | null;
  reference: Spread | null;
  /** The name of the reference. */
  against: string;
  /** The figure that the goal applies to. */
  figure: Spread | null;
  /** `x` for ratios. */
  figureUnit: string;
  goal: { least: number } | { most: number };
  /** Further information: requests per second, sizes, what was missing. */
  note: string;
}

/** On a very busy machine, one side may get no time at all in some round, which makes the figure meaningless. */
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
