export interface Figures {
  readonly ndcg: number;
  readonly recall: number;
  readonly zeroResults: number;
}

interface Answer {
  /** Grades of the results, best first. */
  readonly given: readonly number[];
  /** Grades of all courses. */
  readonly possible: readonly number[];
}

const DEPTH = 10;
const PAGE = 24;

/**
 * Means over queries with an answer: nDCG@10 (gains 2^grade - 1), recall@24 of good answers, share of empty replies.
 */
export function figuresOf(answers: readonly Answer[]): Figures {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ndcg: mean(answers.map(ndcgOf)),
    recall: mean(answers.map(recallOf)),
    zeroResults: mean(answers.map(({ given }) => (given.length === 0 ? 1 : 0))),
  };
}

function ndcgOf({ given, possible }: Answer): number {
  return gain(given) / gain(possible.toSorted((one, other) => other - one));
}

function recallOf({ given, possible }: Answer): number {
  const good = (grades: readonly number[]) => grades.filter((grade) => grade >= 2).length;
  const most = Math.min(PAGE, good(possible));
  return most === 0 ? 1 : good(given.slice(0, PAGE)) / most;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
