import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkLatest } from '../../shared/sagas/watchers';
import {
  courseProgressReceived,
  courseProgressRequested,
  goalChosen,
  goalStored,
  learningRequests,
  overviewReceived,
  overviewRequested,
} from './learning.slice';
import { watchingSaga } from './watching.saga';

function* loadOverview() {
  yield* track(
    learningRequests.overview,
    function* () {
      yield* put(overviewReceived(yield* request((api) => api.GET('/api/learning/progress'))));
    },
    logFailure,
  );
}

function* loadCourse({ payload: courseId }: PayloadAction<string>) {
  yield* track(
    learningRequests.course(courseId),
    function* () {
      const params = { path: { courseId } };
      const progress = yield* request((api) =>
        api.GET('/api/learning/progress/{courseId}', { params }),
      );
      yield* put(courseProgressReceived(progress));
    },
    logFailure,
  );
}

function* setGoal({ payload: minutesPerWeek }: PayloadAction<number | null>) {
  yield* track(
    learningRequests.goal,
    function* () {
      const body = { minutesPerWeek };
      const goal = yield* request((api) => api.PUT('/api/learning/goal', { body }));
      yield* put(goalStored(goal.minutesPerWeek));
    },
    toastFailure,
  );
}

export function* learningSaga() {
  yield* watchingSaga();
  yield* forkLatest(overviewRequested, loadOverview);
  // Of several courses at once: a list shows what is left of each that is opened.
  yield* forkEvery(courseProgressRequested, loadCourse);
  yield* forkLatest(goalChosen, setGoal);
}
