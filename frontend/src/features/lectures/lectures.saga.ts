import type { PayloadAction } from '@reduxjs/toolkit';
import { call, delay, put, select } from 'typed-redux-saga';
import { ApiError } from '../../shared/api/api-error';
import { lectureToasts } from '../../shared/copy/educator';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { toastFailure } from '../../shared/requests/failures';
import { requestForgotten, selectRequest } from '../../shared/requests/requests.slice';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { request } from '../../shared/sagas/request';
import { forkLatest, startAll } from '../../shared/sagas/watchers';
import { createLecture } from './list/create-lecture.saga';
import { editLectureSaga } from './edit/edit-lecture.saga';
import { captionsSaga, readCaptions } from './edit/captions.saga';
import { lectureStatusSaga, readLectures, readStatus } from './status/lecture-status.saga';
import { selectOpenCourseId, selectOrder } from './lectures.selectors';
import {
  lectureMoved,
  lectureRequests,
  lecturesOpened,
  lectureSubmitted,
  orderConfirmed,
  orderRefused,
  statusesFollowed,
  type NewLecture,
} from './lectures.slice';

/** Moves in quick succession are sent as one. */
const MOVES_SETTLE_MS = 400;

function* open({
  payload: { lectureId },
}: PayloadAction<{ courseId: string; lectureId?: string }>) {
  if (lectureId) yield* forgetAnswers(lectureId);
  yield* track(lectureRequests.open, readLectures, toastFailure);
  if (lectureId) {
    yield* call(readStatus, lectureId);
    yield* call(readCaptions, lectureId);
  }
  yield* put(statusesFollowed());
}

/** Clears failures of an earlier visit. */
function* forgetAnswers(lectureId: string) {
  for (const name of [lectureRequests.captions(lectureId), lectureRequests.remove(lectureId)]) {
    const { busy } = yield* select(selectRequest(name));
    if (!busy) yield* put(requestForgotten(name));
  }
}

function* create({ payload }: PayloadAction<NewLecture>) {
  const done = yield* track(
    lectureRequests.create(payload.courseId),
    function* () {
      yield* createLecture(payload);
      return true;
    },
    toastFailure,
  );
  if (done) yield* toastSuccess(lectureToasts.created);
}

const isStale = (error: unknown) =>
  error instanceof ApiError && error.failure.code === 'STALE_VERSION';

/** Sends the shown order or, if another course was opened since, the one shown before; returns what it sent. */
function* sendOrder(courseId: string, shownBefore: string[]) {
  const isOpen = (yield* select(selectOpenCourseId)) === courseId;
  const lectureIds = isOpen ? yield* select(selectOrder) : shownBefore;
  const params = { path: { courseId } };
  yield* request((api) =>
    api.POST('/api/course/reorderlectures/{courseId}', { params, body: { lectureIds } }),
  );
  return lectureIds;
}

/** The list shows a move at once; a refusal by the server undoes it. */
function* reorder() {
  // Read before waiting, because another course may be opened meanwhile.
  const courseId = yield* select(selectOpenCourseId);
  const shown = yield* select(selectOrder);
  if (!courseId) return;
  yield* delay(MOVES_SETTLE_MS);
  const sent = yield* track(
    lectureRequests.reorder,
    function* () {
      try {
        return yield* sendOrder(courseId, shown);
      } catch (error) {
        if (!isStale(error)) throw error;
        // Lectures were added or removed meanwhile, here or elsewhere: repeats the move with the current ones.
        yield* readLectures();
        return yield* sendOrder(courseId, shown);
      }
    },
    toastFailure,
  );
  yield* put(sent ? orderConfirmed(sent) : orderRefused());
}

export function* lecturesSaga() {
  yield* startAll(editLectureSaga, captionsSaga, lectureStatusSaga);
  yield* forkLatest(lecturesOpened, open);
  yield* forkLeadingEach(
    lectureSubmitted,
    ({ payload }) => lectureRequests.create(payload.courseId),
    create,
  );
  yield* forkLatest(lectureMoved, reorder);
}
