import type { LearningProgress } from '../../shared/api/types';
import { readStored, visitKey, writeStored } from '../../shared/lib/storage';
import { goOnKey, type GoOn } from './go-on';
import { openOnes } from './progress/arrange';

interface KeptOverview {
  userId: string;
  savedAt: string;
  overview: LearningProgress;
}

const KEY = visitKey('learning-progress');

/** This device's copy, for use offline; null when it is another user's. */
export function readOverview(userId: string): KeptOverview | null {
  const kept = readStored<KeptOverview>('local', KEY);
  return kept?.userId === userId ? kept : null;
}

export function keepOverview(kept: KeptOverview): void {
  const courses = openOnes(kept.overview.courses);
  const isIn = (wanted: (typeof courses)[number]['state']) =>
    courses.filter(({ state }) => state === wanted);
  const goOn: GoOn = {
    // The server's order: most recently used first.
    going: isIn('in_progress')[0]?.courseId ?? null,
    finished: isIn('completed').map(({ courseId }) => courseId),
  };
  writeStored('local', KEY, kept);
  writeStored('local', goOnKey(kept.userId), goOn);
}
