import { isSubjectToken } from '../../../domain/search/facet.js';

const MOST_SUBJECTS = 3;

/** The subjects that most of the courses have in more than their description, commonest first. */
export function commonSubjects(
  courses: readonly (readonly (readonly [token: string, place: number])[])[],
): string[] {
  const subjects = new Map<string, { count: number; place: number }>();
  for (const tokens of courses)
    for (const [token, place] of tokens) {
      if (place === 0 || !isSubjectToken(token)) continue;
      const known = subjects.get(token);
      subjects.set(token, {
        count: (known?.count ?? 0) + 1,
        place: Math.max(known?.place ?? 0, place),
      });
    }
  return [...subjects]
    .filter(([, { count }]) => 2 * count > courses.length)
    .sort(
      ([one, few], [other, many]) =>
        many.count - few.count || many.place - few.place || (one < other ? -1 : 1),
    )
    .slice(0, MOST_SUBJECTS)
    .map(([token]) => token);
}
