import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { isGone } from '../../shared/api/api-error';
import { courseRemoved, courseStale, learnerEnrolled, learnerLeft } from '../../shared/facts';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkLatest } from '../../shared/sagas/watchers';
import { selectIsEnrolled, selectUserId } from '../../shared/session/session.selectors';
import { courseReceived, courseRequest, courseRequested, selectCourse } from './course.slice';

function* load({ payload: courseId }: PayloadAction<string>) {
  const params = { path: { courseId } };
  const hadIt = yield* select(selectIsEnrolled(courseId));
  const course = yield* track(
    courseRequest(courseId),
    () => request((api) => api.GET('/api/course/getcourse/{courseId}', { params })),
    function* (failure) {
      yield* logFailure(failure);
      // The course was withdrawn since it was loaded, so it is not for sale any more.
      if (isGone(failure)) yield* put(courseRemoved({ courseId }));
    },
  );
  if (!course) return;
  yield* put(courseReceived(course));
  const userId = yield* select(selectUserId);
  if (!userId || userId === course.creator) return;
  // Bought on another device, or confirmed after the user was loaded.
  if (course.enrolledStudents.includes(userId)) yield* put(learnerEnrolled(course));
  // Refunded elsewhere; not a purchase made while this response was pending.
  else if (hadIt) yield* put(learnerLeft({ courseId }));
}

function* reload({ payload: { courseId } }: PayloadAction<{ courseId: string }>) {
  if (yield* select(selectCourse(courseId))) yield* put(courseRequested(courseId));
}

export function* courseSaga() {
  yield* forkLatest(courseRequested, load);
  yield* forkEvery(courseStale, reload);
}
