import { put } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import { allReviewsRequest, reviewsReceived, reviewsRequested } from './reviews.slice';

function* loadReviews() {
  yield* track(
    allReviewsRequest,
    function* () {
      yield* put(reviewsReceived(yield* request((api) => api.GET('/api/review/allReview'))));
    },
    logFailure,
  );
}

export function* reviewsSaga() {
  yield* forkLatest(reviewsRequested, loadReviews);
  yield* put(reviewsRequested());
}
