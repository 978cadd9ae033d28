export interface Tally {
  passed: number;
  failed: number;
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
