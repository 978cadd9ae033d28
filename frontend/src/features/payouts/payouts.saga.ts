import { all, put, select } from 'typed-redux-saga';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
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

/** Drops a page that arrives after the list was reloaded, because it would leave a gap. */
function* loadMore() {
  const { cursor } = yield* select(selectPayouts);
  if (!cursor) return;
  const found = yield* track(payoutsRequests.more, () => page(cursor), toastFailure);
  const now = yield* select(selectPayouts);
  if (found && now.cursor === cursor) yield* put(morePayoutsReceived(found));
}

export function* payoutsSaga() {
  yield* forkLatest(payoutsOpened, loadPayouts);
  yield* forkLeading(moreRequested, loadMore);
}
