import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { reviewToasts } from '../../shared/copy/toasts';
import { reviewGiven } from '../../shared/facts';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLeading } from '../../shared/sagas/watchers';
import { giveReviewRequest, reviewSubmitted, type ReviewForm } from './own-reviews.slice';

function* giveReview({ payload: body }: PayloadAction<ReviewForm>) {
  const review = yield* track(
    giveReviewRequest,
    () => request((api) => api.POST('/api/review/givereview', { body })),
    toastFailure,
  );
  if (!review) return;
  yield* put(reviewGiven(review));
  yield* toastSuccess(reviewToasts.added);
}

export function* ownReviewsSaga() {
  yield* forkLeading(reviewSubmitted, giveReview);
}
