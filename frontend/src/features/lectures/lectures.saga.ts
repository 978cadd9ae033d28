import type { PayloadAction } from '@reduxjs/toolkit';
import { call, delay, put, select } from 'typed-redux-saga';
import { lectureToasts } from '../../shared/copy/educator';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { requestOnce } from '../../shared/sagas/request-once';
import { forkLatest, forkLeading, startAll } from '../../shared/sagas/watchers';
import { editLectureSaga } from './edit-lecture.saga';
import { captionsSaga, readCaptions } from './captions.saga';
import { lectureStatusSaga, readLectures, readStatus } from './lecture-status.saga';
import { selectLectures, selectOpenCourseId } from './lectures.selectors';
import {
  lectureCreated,
  lectureMoved,
  lectureRequests,
  lecturesOpened,
  lectureSubmitted,
  orderConfirmed,
  orderRefused,
  statusesFollowed,
} from './lectures.slice';

/** Moves made in quick succession are sent as one. */
const MOVES_SETTLE_MS = 400;

function* open({
  payload: { lectureId },
}: PayloadAction<{ courseId: string; lectureId?: string }>) {
  yield* track(lectureRequests.open, readLectures, toastFailure);
  if (lectureId) {
    yield* call(readStatus, lectureId);
    yield* call(readCaptions, lectureId);
  }
  yield* put(statusesFollowed());
}

function* create({ payload }: PayloadAction<{ courseId: string; lectureTitle: string }>) {
  const { courseId, lectureTitle } = payload;
  const reply = yield* track(
    lectureRequests.create,
    () =>
      requestOnce(['lecture', payload], (api, key) =>
        api.POST('/api/course/createlecture/{courseId}', {
          params: { path: { courseId } },
          body: { lectureTitle },
          key,
        }),
      ),
    toastFailure,
  );
  if (!reply) return;
  yield* put(lectureCreated({ courseId, lectures: reply.lectures }));
  yield* toastSuccess(lectureToasts.created);
}

/** The list shows a move at once; the server is asked after, and a refusal undoes it. */
function* reorder() {
  // Read before waiting: meanwhile another course may have been opened.
  const courseId = yield* select(selectOpenCourseId);
  const lectureIds = (yield* select(selectLectures)).map(({ _id }) => _id);
  if (!courseId) return;
  yield* delay(MOVES_SETTLE_MS);
  const params = { path: { courseId } };
  const reply = yield* track(
    lectureRequests.reorder,
    () =>
      request((api) =>
        api.POST('/api/course/reorderlectures/{courseId}', { params, body: { lectureIds } }),
      ),
    toastFailure,
  );
  yield* put(reply ? orderConfirmed(lectureIds) : orderRefused());
}

export function* lecturesSaga() {
  yield* startAll(editLectureSaga, captionsSaga, lectureStatusSaga);
  yield* forkLatest(lecturesOpened, open);
  yield* forkLeading(lectureSubmitted, create);
  yield* forkLatest(lectureMoved, reorder);
}
