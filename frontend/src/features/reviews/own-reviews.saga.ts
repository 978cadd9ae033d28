import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { reviewToasts } from '../../shared/copy/reviews';
import { reviewGiven } from '../../shared/facts';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import {
  ownReviewReceived,
  ownReviewRequested,
  ownReviewRequests,
  reviewSubmitted,
  type ReviewForm,
} from './own-reviews.slice';

function* loadOwn({ payload: courseId }: PayloadAction<string>) {
  const params = { path: { courseId } };
  const own = yield* track(
    ownReviewRequests.load(courseId),
    () => request((api) => api.GET('/api/review/course/{courseId}/own', { params })),
    logFailure,
  );
  if (own) yield* put(ownReviewReceived({ courseId, ...own }));
}

function* giveReview({ payload: body }: PayloadAction<ReviewForm>) {
  const review = yield* track(
    ownReviewRequests.give(body.courseId),
    () => request((api) => api.POST('/api/review/givereview', { body })),
    toastFailure,
  );
  if (!review) return;
  yield* put(reviewGiven(review));
  yield* toastSuccess(reviewToasts.added);
}

export function* ownReviewsSaga() {
  yield* forkLatest(ownReviewRequested, loadOwn);
  yield* forkLeadingEach(
    reviewSubmitted,
    ({ payload }) => ownReviewRequests.give(payload.courseId),
    giveReview,
  );
}
