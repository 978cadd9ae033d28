import type { LearningProgress } from '../../shared/api/types';
import { readStored, visitKey, writeStored } from '../../shared/lib/storage';

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
  writeStored('local', KEY, kept);
}
