import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Failure } from '../../shared/api/api-error';
import type { LearningProgress } from '../../shared/api/types';
import { useOnline } from '../../shared/lib/use-online';
import { useRequest } from '../../shared/requests/use-request';
import { selectUserId } from '../../shared/session/session.selectors';
import { keepOverview, readOverview } from './kept-overview';
import { selectArrived, selectOverview, selectOverviewAt } from './learning.selectors';
import { learningRequests, overviewRequested } from './learning.slice';

interface ShownOverview {
  overview: LearningProgress | null;
  /** When the copy was made, while the server is unreachable. */
  savedAt: string | null;
  /** Why there is nothing to show. */
  failure: Failure | null;
}

/**
 * The progress from the server or, offline, from this device's last copy. Reloads when the connection is lost or
 * returns, and whenever a watch message has arrived.
 */
export function useOverview(): ShownOverview {
  const dispatch = useDispatch();
  const userId = useSelector(selectUserId);
  const received = useSelector(selectOverview);
  const receivedAt = useSelector(selectOverviewAt);
  const arrived = useSelector(selectArrived);
  const online = useOnline();
  const { failure, busy } = useRequest(learningRequests.overview);
  const found = useMemo(() => userId && readOverview(userId), [userId]);

  useEffect(() => void dispatch(overviewRequested()), [dispatch, online, arrived]);

  useEffect(() => {
    if (!received || !receivedAt || !userId) return;
    keepOverview({ userId, savedAt: receivedAt, overview: received });
  }, [received, receivedAt, userId]);

  const isUnreachable = !online || failure?.status === 0;
  if (received)
    return { overview: received, savedAt: isUnreachable ? receivedAt : null, failure: null };
  if (isUnreachable && found)
    return { overview: found.overview, savedAt: found.savedAt, failure: null };
  return { overview: null, savedAt: null, failure: busy ? null : failure };
}
