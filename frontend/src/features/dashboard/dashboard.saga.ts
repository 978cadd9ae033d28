import { put } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import { dashboardOpened, dashboardRequests, figuresReceived } from './dashboard.slice';

function* loadFigures() {
  yield* track(
    dashboardRequests.figures,
    function* () {
      yield* put(figuresReceived(yield* request((api) => api.GET('/api/course/dashboard'))));
    },
    logFailure,
  );
}

export function* dashboardSaga() {
  yield* forkLatest(dashboardOpened, loadFigures);
}
