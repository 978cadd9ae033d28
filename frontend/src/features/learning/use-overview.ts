import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Failure } from '../../shared/api/api-error';
import type { LearningProgress } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { useOnline } from '../../shared/lib/use-online';
import { useRequest } from '../../shared/requests/use-request';
import { visitKey } from '../../shared/session/own-storage';
import { selectUserId } from '../../shared/session/session.selectors';
import { selectArrived, selectOverview, selectOverviewAt } from './learning.selectors';
import { learningRequests, overviewRequested } from './learning.slice';

interface SavedCopy {
  userId: string;
  savedAt: string;
  overview: LearningProgress;
}

const KEY = visitKey('learning-progress');

interface ShownOverview {
  overview: LearningProgress | null;
  /** When the copy was made, while the server cannot be reached. */
  savedAt: string | null;
  /** Why there is nothing to show. */
  failure: Failure | null;
}

/**
 * The progress as the server tells it; without a connection the last copy of this device.
 * Asks again as the connection goes and comes, and each time something that was watched has arrived.
 */
export function useOverview(): ShownOverview {
  const dispatch = useDispatch();
  const userId = useSelector(selectUserId);
  const received = useSelector(selectOverview);
  const receivedAt = useSelector(selectOverviewAt);
  const arrived = useSelector(selectArrived);
  const online = useOnline();
  const { failure, busy } = useRequest(learningRequests.overview);
  const [found] = useState(() => readStored<SavedCopy>('local', KEY));

  useEffect(() => void dispatch(overviewRequested()), [dispatch, online, arrived]);

  useEffect(() => {
    if (!received || !userId) return;
    writeStored('local', KEY, { userId, savedAt: receivedAt, overview: received });
  }, [received, receivedAt, userId]);

  const isUnreachable = !online || failure?.status === 0;
  if (received)
    return { overview: received, savedAt: isUnreachable ? receivedAt : null, failure: null };
  if (isUnreachable && found && found.userId === userId)
    return { overview: found.overview, savedAt: found.savedAt, failure: null };
  return { overview: null, savedAt: null, failure: busy ? null : failure };
}
