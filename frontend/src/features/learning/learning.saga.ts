import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import type { CourseInProgress, CourseProgress, LearningProgress } from '../../shared/api/types';
import { learnerEnrolled, learnerLeft } from '../../shared/facts';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkLatest } from '../../shared/sagas/watchers';
import { selectUser, selectUserId } from '../../shared/session/session.selectors';
import { keepFinished, keepGoOn } from './kept-go-on';
import {
  courseProgressReceived,
  courseProgressRequested,
  goalChosen,
  goalStored,
  learningRequests,
  overviewReceived,
  overviewRequested,
  watchStored,
} from './learning.slice';
import { watchingSaga } from './watching.saga';

function* shelf() {
  const user = yield* select(selectUser);
  return new Set(user?.enrolledCourses.map(({ _id }) => _id));
}

/**
 * Updates a page that stayed open with purchases and refunds made on other devices, or confirmed late.
 * @param before the courses when the request was sent: changes made here since are newer than the response
 */
function* followShelf(courses: readonly CourseInProgress[], before: ReadonlySet<string>) {
  // A refunded course is missing from the response once it is not for sale.
  const left = new Set(before);
  for (const { courseId, title, thumbnail, category, level, accessState } of courses) {
    if (accessState === 'refunded') continue;
    if (!left.delete(courseId))
      yield* put(learnerEnrolled({ _id: courseId, title, thumbnail, category, level }));
  }
  for (const courseId of left) yield* put(learnerLeft({ courseId }));
}

function* loadOverview() {
  yield* track(
    learningRequests.overview,
    function* () {
      const before = yield* shelf();
      const overview = yield* request((api) => api.GET('/api/learning/progress'));
      yield* put(overviewReceived(overview));
      yield* followShelf(overview.courses, before);
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

/** For the home page, which loads no progress. */
function* keepForHome({ payload: { courses } }: PayloadAction<LearningProgress>) {
  const userId = yield* select(selectUserId);
  if (userId) yield* call(keepGoOn, userId, courses);
}

function* keepFinish({
  payload: { courseId, completed },
}: PayloadAction<Pick<CourseProgress, 'courseId' | 'completed'>>) {
  const userId = yield* select(selectUserId);
  if (userId && completed) yield* call(keepFinished, userId, courseId);
}

export function* learningSaga() {
  yield* forkEvery(overviewReceived, keepForHome);
  yield* forkEvery(courseProgressReceived, keepFinish);
  yield* forkEvery(watchStored, keepFinish);
  yield* watchingSaga();
  yield* forkLatest(overviewRequested, loadOverview);
  // For several courses in parallel: the list shows the remaining lectures of each opened one.
  yield* forkEvery(courseProgressRequested, loadCourse);
  yield* forkLatest(goalChosen, setGoal);
}
