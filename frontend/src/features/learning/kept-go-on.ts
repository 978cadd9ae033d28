import type { CourseInProgress } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { goOnKey, type GoOn } from './go-on';

export function keepGoOn(userId: string, courses: readonly CourseInProgress[]): void {
  const isIn = (wanted: CourseInProgress['state']) =>
    courses.filter(({ state, accessState }) => state === wanted && accessState !== 'refunded');
  const goOn: GoOn = {
    // The server's order: most recently used first.
    going: isIn('in_progress')[0]?.courseId ?? null,
    finished: isIn('completed').map(({ courseId }) => courseId),
  };
  writeStored('local', goOnKey(userId), goOn);
}

/** Of a single course, which says nothing about others that this device does not know. */
export function keepFinished(userId: string, courseId: string): void {
  const known = readStored<GoOn>('local', goOnKey(userId));
  if (!known || known.finished.includes(courseId)) return;
  writeStored('local', goOnKey(userId), { ...known, finished: [...known.finished, courseId] });
}
