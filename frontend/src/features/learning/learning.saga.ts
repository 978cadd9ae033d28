import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { toFailure, type Failure } from '../../shared/api/api-error';
import type { WatchMessage } from '../../shared/api/types';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkLatest } from '../../shared/sagas/watchers';
import { selectUnsent } from './learning.selectors';
import {
  courseProgressReceived,
  courseProgressRequested,
  goalChosen,
  goalStored,
  learningRequests,
  overviewReceived,
  overviewRequested,
  unsentReturned,
  unsentTaken,
  watched,
  watchStored,
  type Watched,
} from './learning.slice';

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
    learningRequests.course,
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

/** A beacon outlives the page; the server takes its text/plain on this call alone. */
function sendBeacon(message: WatchMessage): boolean {
  return navigator.sendBeacon?.('/api/learning/watch', JSON.stringify(message)) ?? false;
}

const mayArriveLater = ({ status }: Failure) => status === 0 || status === 429 || status >= 500;

/** Progress is a side effect of watching: trouble with it is never shown, only made up for. */
function* report({ payload: { courseId, leaving } }: PayloadAction<Watched>) {
  const message = yield* select(selectUnsent(courseId));
  if (!message) return;
  yield* put(unsentTaken(courseId));
  if (leaving && (yield* call(sendBeacon, message))) return;
  try {
    const body = message;
    const stored = yield* request((api) => api.POST('/api/learning/watch', { body }));
    yield* put(watchStored(stored));
  } catch (error) {
    const failure = toFailure(error);
    yield* logFailure(failure);
    if (mayArriveLater(failure)) yield* put(unsentReturned({ courseId, message }));
  }
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
  yield* forkLatest(overviewRequested, loadOverview);
  yield* forkLatest(courseProgressRequested, loadCourse);
  yield* forkEvery(watched, report);
  yield* forkLatest(goalChosen, setGoal);
}
