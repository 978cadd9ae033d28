import { all, put } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { nextPage } from '../../shared/sagas/next-page';
import { request } from '../../shared/sagas/request';
import { requestPage } from '../../shared/sagas/request-page';
import { forkLatest, forkLeading } from '../../shared/sagas/watchers';
import {
  morePayoutsReceived,
  moreRequested,
  payoutsOpened,
  payoutsReceived,
  payoutsRequests,
  selectPayouts,
} from './payouts.slice';

const PAGE = 20;

function page(cursor: string | null) {
  const query = { limit: PAGE, ...(cursor && { cursor }) };
  return requestPage((api) => api.GET('/api/course/dashboard/payouts', { params: { query } }));
}

function* loadPayouts() {
  yield* track(
    payoutsRequests.list,
    function* () {
      const loaded = yield* all({
        figures: request((api) => api.GET('/api/course/dashboard')),
        page: page(null),
      });
      yield* put(payoutsReceived(loaded));
    },
    logFailure,
  );
}

function* loadMore() {
  const found = yield* nextPage(payoutsRequests.more, selectPayouts, page);
  if (found) yield* put(morePayoutsReceived(found));
}

export function* payoutsSaga() {
  yield* forkLatest(payoutsOpened, loadPayouts);
  yield* forkLeading(moreRequested, loadMore);
}
