import type { Course, User } from '../../../shared/api/types';

const SHOWN = 3;

/** A few courses new to the learner, related ones first. */
export function recommend<T extends Pick<Course, '_id' | 'category' | 'creator'>>(
  published: readonly T[],
  { _id: userId, enrolledCourses }: Pick<User, '_id' | 'enrolledCourses'>,
): T[] {
  const owned = new Set(enrolledCourses.map(({ _id }) => _id));
  const known = new Set(enrolledCourses.map(({ category }) => category));
  const fresh = published.filter(({ _id, creator }) => !owned.has(_id) && creator !== userId);
  const isAkin = ({ category }: T) => known.has(category);
  return [...fresh.filter(isAkin), ...fresh.filter((course) => !isAkin(course))].slice(0, SHOWN);
}
