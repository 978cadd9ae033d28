import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { reviewAnswered, reviewGiven } from '../../shared/facts';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { requestPage } from '../../shared/sagas/request-page';
import { forkEvery, forkLatest, forkLeading } from '../../shared/sagas/watchers';
import type { Review } from '../../shared/api/types';
import {
  courseReviewRequests,
  moreReviewsRequested,
  ratingReceived,
  ratingRequested,
  replySubmitted,
  reportSubmitted,
  moreReviewsReceived,
  selectReadReviews,
  type ReplyForm,
  type ReportForm,
} from './course-reviews.slice';

const PAGE = 50;

function* loadRating({ payload: courseId }: PayloadAction<string>) {
  const params = { path: { courseId } };
  const rating = yield* track(
    courseReviewRequests.rating,
    () => request((api) => api.GET('/api/review/course/{courseId}/rating', { params })),
    logFailure,
  );
  if (rating) yield* put(ratingReceived({ courseId, rating }));
}

function* loadMore({ payload: courseId }: PayloadAction<string>) {
  const cursor = (yield* select(selectReadReviews(courseId)))?.cursor;
  const params = { path: { courseId }, query: { limit: PAGE, ...(cursor && { cursor }) } };
  const page = yield* track(
    courseReviewRequests.more,
    () => requestPage((api) => api.GET('/api/review/course/{courseId}', { params })),
    toastFailure,
  );
  if (page) yield* put(moreReviewsReceived({ courseId, ...page }));
}

function* recount({ payload }: PayloadAction<Review>) {
  yield* put(ratingRequested(payload.courseId));
}

function* reply({ payload: { reviewId, text } }: PayloadAction<ReplyForm>) {
  const params = { path: { reviewId } };
  const review = yield* track(
    courseReviewRequests.reply(reviewId),
    () => request((api) => api.PUT('/api/review/reply/{reviewId}', { params, body: { text } })),
    toastFailure,
  );
  if (review) yield* put(reviewAnswered(review));
}

function* report({ payload: { reviewId, ...body } }: PayloadAction<ReportForm>) {
  const params = { path: { reviewId } };
  const answer = yield* track(
    courseReviewRequests.report(reviewId),
    () => request((api) => api.POST('/api/review/report/{reviewId}', { params, body })),
    toastFailure,
  );
  if (answer) yield* toastSuccess(answer.message);
}

export function* courseReviewsSaga() {
  yield* forkLatest(ratingRequested, loadRating);
  yield* forkLeading(moreReviewsRequested, loadMore);
  yield* forkEvery(reviewGiven, recount);
  yield* forkLeadingEach(
    replySubmitted,
    ({ payload }) => courseReviewRequests.reply(payload.reviewId),
    reply,
  );
  yield* forkLeadingEach(
    reportSubmitted,
    ({ payload }) => courseReviewRequests.report(payload.reviewId),
    report,
  );
}
