import type { User } from '../../shared/api/types';
import { readStored, visitKey } from '../../shared/lib/storage';

/** The little that this device stores about a learner's courses, for the home page. */
export interface GoOn {
  /** The course used last that is not finished. */
  going: string | null;
  finished: string[];
}

export const goOnKey = (userId: string) => visitKey(`go-on/${userId}`);

/**
 * To the unfinished course used last, or else to the newest unfinished one, if any. A device that does not know what is
 * finished names no course.
 */
export function wayToGoOn({ _id, enrolledCourses }: User): { to: string; title?: string } | null {
  const known = readStored<GoOn>('local', goOnKey(_id));
  const unfinished = enrolledCourses.filter((course) => !known?.finished.includes(course._id));
  const course = unfinished.find((course) => course._id === known?.going) ?? unfinished[0];
  if (!course) return null;
  return known
    ? { to: `/viewlecture/${course._id}`, title: course.title }
    : { to: '/learning-progress' };
}
