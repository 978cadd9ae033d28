import type { Row } from './row.ts';

/** A row without figures, for a line whose tool this machine lacks. */
export function missingRow(
  row: Pick<Row, 'line' | 'what' | 'figureUnit' | 'goal'>,
  tool: string,
): Row {
  const nothing = { ours: null, reference: null, against: '', figure: null };
  return { ...row, ...nothing, unit: '', note: `${tool} is not installed here` };
}
