import type { EnrolledCourse, User } from '../../shared/api/types';
import { readStored, visitKey } from '../../shared/lib/storage';

/** What this device knows of a learner's courses: of all that is known of them little, for the home page. */
export interface GoOn {
  /** Used last, and not finished. */
  going: string | null;
  finished: string[];
}

export const goOnKey = (userId: string) => visitKey(`go-on/${userId}`);

/** The course that was used last and is not finished, else the newest one, if any is left. */
export function courseToGoOnWith({ _id, enrolledCourses }: User): EnrolledCourse | undefined {
  const known = readStored<GoOn>('local', goOnKey(_id));
  return (
    enrolledCourses.find((course) => course._id === known?.going) ??
    enrolledCourses.find((course) => !known?.finished.includes(course._id))
  );
}
