import { readableSpread } from './figures.ts';
import { meetsGoal, type Row } from './row.ts';

const VERDICT = { true: 'met', false: 'not met', null: '-' } as const;

export const goalOf = ({ goal, figureUnit }: Row): string =>
  'most' in goal ? `<= ${goal.most} ${figureUnit}` : `>= ${goal.least} ${figureUnit}`;

export const verdictOf = (row: Row): string => VERDICT[`${meetsGoal(row)}`];

export function printRow(row: Row): void {
  const figure = row.figure ? `${readableSpread(row.figure)} ${row.figureUnit}` : 'not measured';
  console.log(`${row.line.padEnd(12)} ${row.what}`);
  console.log(`${' '.repeat(13)}${figure}   goal ${goalOf(row)}: ${verdictOf(row)}`);
  if (row.ours)
    console.log(
      `${' '.repeat(13)}${readableSpread(row.ours)} ${row.unit}` +
        (row.reference ? `, reference ${readableSpread(row.reference)} (${row.against})` : ''),
    );
  if (row.note) console.log(`${' '.repeat(13)}${row.note}`);
}
