import type { EnrolledCourse, User } from '../../shared/api/types';
import { readStored, visitKey } from '../../shared/lib/storage';

/** The little that this device stores about a learner's courses, for the home page. */
export interface GoOn {
  /** The course used last that is not finished. */
  going: string | null;
  finished: string[];
}

export const goOnKey = (userId: string) => visitKey(`go-on/${userId}`);

/** The unfinished course used last, or else the newest unfinished one, if any. */
export function courseToGoOnWith({ _id, enrolledCourses }: User): EnrolledCourse | undefined {
  const known = readStored<GoOn>('local', goOnKey(_id));
  return (
    enrolledCourses.find((course) => course._id === known?.going) ??
    enrolledCourses.find((course) => !known?.finished.includes(course._id))
  );
}
