import type { PayloadAction } from '@reduxjs/toolkit';
import { fork, put, select } from 'typed-redux-saga';
import type { Course, User } from '../../shared/api/types';
import { courseRemoved, courseSaved } from '../../shared/facts';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { selectRequest } from '../../shared/requests/requests.slice';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { requestPage, type Page } from '../../shared/sagas/request-page';
import { untilGone } from '../../shared/sagas/until-gone';
import { forkEvery, forkLatest } from '../../shared/sagas/watchers';
import { userReceived } from '../../shared/session/session.slice';
import {
  catalogRequests,
  creatorCoursesReceived,
  creatorCoursesRequested,
  publishedReceived,
  publishedRequested,
} from './catalog.slice';

// The server's maximum page size.
const ALL_AT_ONCE = 100;

function* loadPublished() {
  yield* track(
    catalogRequests.published,
    function* () {
      const courses = yield* request((api) => api.GET('/api/course/getpublishedcoures'));
      yield* put(publishedReceived(courses));
    },
    logFailure,
  );
}

/** Educators search, count and chart all of their courses, so every page is loaded. */
function* loadCreatorCourses() {
  yield* track(
    catalogRequests.creator,
    function* () {
      const courses: Course[] = [];
      let cursor: string | null = null;
      do {
        // Only counts are needed; learners' ids would be most of the response.
        const query = { limit: ALL_AT_ONCE, students: 0, ...(cursor && { cursor }) };
        const page: Page<Course> = yield* requestPage((api) =>
          api.GET('/api/course/getcreatorcourses', { params: { query } }),
        );
        courses.push(...page.items);
        cursor = page.cursor;
      } while (cursor);
      yield* put(creatorCoursesReceived(courses));
    },
    toastFailure,
  );
}

/** Only educators have courses of their own to load. */
function* loadForUser({ payload }: PayloadAction<User>) {
  if (payload.role === 'educator') yield* put(creatorCoursesRequested());
}

/** A pending response may predate the change and would undo it. */
function* reloadOwnIfAwaited() {
  const { busy } = yield* select(selectRequest(catalogRequests.creator));
  if (busy) yield* put(creatorCoursesRequested());
}

function* reloadPublishedIfAwaited() {
  const { busy } = yield* select(selectRequest(catalogRequests.published));
  if (busy) yield* put(publishedRequested());
}

function* loadForOnePerson() {
  yield* forkLatest(creatorCoursesRequested, loadCreatorCourses);
  yield* forkEvery(userReceived, loadForUser);
  yield* forkEvery(courseSaved, reloadOwnIfAwaited);
  yield* forkEvery(courseRemoved, reloadOwnIfAwaited);
}

export function* catalogSaga() {
  yield* fork(untilGone, loadForOnePerson);
  yield* forkLatest(publishedRequested, loadPublished);
  yield* forkEvery(courseSaved, reloadPublishedIfAwaited);
  yield* forkEvery(courseRemoved, reloadPublishedIfAwaited);
  yield* put(publishedRequested());
}
