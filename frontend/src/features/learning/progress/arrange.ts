import type { CourseInProgress } from '../../../shared/api/types';

export const FILTERS = ['all', 'in_progress', 'completed', 'not_started'] as const;
export type Filter = (typeof FILTERS)[number];

export const ORDERS = ['recent', 'closest', 'title'] as const;
export type Order = (typeof ORDERS)[number];

type Compare = (a: CourseInProgress, b: CourseInProgress) => number;

const COMPARE: Record<Order, Compare> = {
  // The server's order: most recently used first.
  recent: () => 0,
  closest: (a, b) => nearness(b) - nearness(a),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** Finished courses come last. */
const nearness = ({ state, percent }: CourseInProgress) => (state === 'completed' ? -1 : percent);

export function arrange(
  courses: readonly CourseInProgress[],
  filter: Filter,
  order: Order,
): CourseInProgress[] {
  return courses.filter(({ state }) => filter === 'all' || state === filter).sort(COMPARE[order]);
}

/** Leaves out refunded courses. */
export const openOnes = (courses: readonly CourseInProgress[]): CourseInProgress[] =>
  courses.filter(({ accessState }) => accessState !== 'refunded');

export function isAllFinished(courses: readonly CourseInProgress[]): boolean {
  const open = openOnes(courses);
  return open.length > 0 && open.every(({ state }) => state === 'completed');
}
