import { stripVTControlCharacters } from 'node:util';

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

/** A line of a stack: `at place (file:1:2)`, `at file:1:2`, `at new Promise (<anonymous>)`. */
const STACK = /^at .*(:\d+\)?|\))$/;

/** What failed, with the beginning of why: a log that is cut, as some are, then still says what to look for. */
export function withCause(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !STACK.test(line));
  return [name, ...lines.slice(0, 6)].join('\n      ');
}

/** A list with a heading; empty for no lines. */
export const listed = (heading: string, lines: string[]): string =>
  lines.length === 0 ? '' : `\n${[heading, ...lines.map((line) => `  - ${line}`)].join('\n')}\n`;
