import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { LearningProgress } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { useRequest } from '../../shared/requests/use-request';
import { selectUserId } from '../../shared/session/session.selectors';
import { selectOverview } from './learning.selectors';
import { learningRequests } from './learning.slice';

interface SavedCopy {
  userId: string;
  savedAt: string;
  overview: LearningProgress;
}

const KEY = 'learning-progress';

interface ShownOverview {
  overview: LearningProgress | null;
  /** When the copy was made, while the server cannot be reached. */
  savedAt: string | null;
}

/** The progress as the server tells it; without a connection the last copy of this device. */
export function useOverview(): ShownOverview {
  const userId = useSelector(selectUserId);
  const overview = useSelector(selectOverview);
  const { failure } = useRequest(learningRequests.overview);
  const [copy] = useState(() => readStored<SavedCopy>('local', KEY));

  useEffect(() => {
    if (!overview || !userId) return;
    writeStored('local', KEY, { userId, savedAt: new Date().toISOString(), overview });
  }, [overview, userId]);

  if (overview) return { overview, savedAt: null };
  const unreachable = failure?.status === 0;
  if (unreachable && copy && copy.userId === userId)
    return { overview: copy.overview, savedAt: copy.savedAt };
  return { overview: null, savedAt: null };
}
