import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import {
  dashboardOpened,
  dashboardRequests,
  earningsReceived,
  earningsRequested,
  figuresReceived,
  type EarningPeriod,
} from './dashboard.slice';

/** As many as fit into a chart. */
const COUNTS: Record<EarningPeriod, number> = { day: 14, week: 12, month: 12 };

function* loadFigures() {
  yield* track(
    dashboardRequests.figures,
    function* () {
      yield* put(figuresReceived(yield* request((api) => api.GET('/api/course/dashboard'))));
    },
    logFailure,
  );
}

function* loadEarnings({ payload: period }: PayloadAction<EarningPeriod>) {
  const query = { period, count: COUNTS[period] };
  yield* track(
    dashboardRequests.earnings,
    function* () {
      const items = yield* request((api) =>
        api.GET('/api/course/dashboard/earnings', { params: { query } }),
      );
      yield* put(earningsReceived({ period, items }));
    },
    logFailure,
  );
}

export function* dashboardSaga() {
  yield* forkLatest(earningsRequested, loadEarnings);
  yield* forkLatest(dashboardOpened, loadFigures);
}
