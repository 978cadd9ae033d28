export interface Tally {
  passed: number;
  failed: number;
  /** The names of failures, if the runner reports them. */
  names?: string[];
}

export const sum = (tallies: Tally[]): Required<Tally> => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  names: tallies.flatMap(({ names }) => names ?? []),
});

export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** A list with a heading; empty for no lines. */
export const listed = (heading: string, lines: string[]): string =>
  lines.length === 0 ? '' : `\n${[heading, ...lines.map((line) => `  - ${line}`)].join('\n')}\n`;
