import type { EnrolledCourse, LearningProgress, User } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { visitKey } from '../../shared/session/own-storage';

interface KeptOverview {
  userId: string;
  savedAt: string;
  overview: LearningProgress;
}

const KEY = visitKey('learning-progress');

/** The copy of this device, for when there is no other; null when it is somebody else's. */
export function readOverview(userId: string): KeptOverview | null {
  const kept = readStored<KeptOverview>('local', KEY);
  return kept?.userId === userId ? kept : null;
}

export const keepOverview = (kept: KeptOverview): void => writeStored('local', KEY, kept);

type Learner = Pick<User, '_id' | 'enrolledCourses'>;

/**
 * The course that was used last and is not finished, as far as this device knows, else the newest one. Null when
 * nothing is left to go on with.
 */
export function courseToGoOnWith({ _id: userId, enrolledCourses }: Learner): EnrolledCourse | null {
  const known = readOverview(userId)?.overview.courses ?? [];
  const owned = new Map(enrolledCourses.map((course) => [course._id, course]));
  // The server sends the courses used last first.
  const going = known.find(({ courseId, state }) => state === 'in_progress' && owned.has(courseId));
  if (going) return owned.get(going.courseId) ?? null;
  for (const { courseId, state } of known) if (state === 'completed') owned.delete(courseId);
  const [newest = null] = owned.values();
  return newest;
}
