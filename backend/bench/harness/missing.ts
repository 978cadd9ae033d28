import type { Row } from './row.ts';

/** The row of a line whose tool this machine lacks: it says so and has no figure. */
export function missingRow(
  row: Pick<Row, 'line' | 'what' | 'figureUnit' | 'goal'>,
  tool: string,
): Row {
  const nothing = { ours: null, reference: null, against: '', figure: null };
  return { ...row, ...nothing, unit: '', note: `${tool} is not installed here` };
}
