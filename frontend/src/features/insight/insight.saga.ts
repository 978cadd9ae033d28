import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import { insightReceived, insightRequest, insightRequested } from './insight.slice';

function* loadInsight({ payload: courseId }: PayloadAction<string>) {
  const params = { path: { courseId } };
  const insight = yield* track(
    insightRequest,
    () => request((api) => api.GET('/api/learning/insight/{courseId}', { params })),
    logFailure,
  );
  if (insight) yield* put(insightReceived({ courseId, insight }));
}

export function* insightSaga() {
  yield* forkLatest(insightRequested, loadInsight);
}
