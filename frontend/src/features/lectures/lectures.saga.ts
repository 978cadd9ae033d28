import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { lectureToasts } from '../../shared/copy/educator';
import { toastSuccess } from '../../shared/notify/notify.effects';
import { toastFailure } from '../../shared/requests/failures';
import { requestForgotten, selectRequest } from '../../shared/requests/requests.slice';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { forkLatest, startAll } from '../../shared/sagas/watchers';
import { outlineSaga } from './list/outline.saga';
import { createLecture } from './list/create-lecture.saga';
import { editLectureSaga } from './edit/edit-lecture.saga';
import { captionsSaga, readCaptions } from './edit/captions.saga';
import { lectureStatusSaga, readLectures, readStatus } from './status/lecture-status.saga';
import {
  lectureRequests,
  lecturesOpened,
  lectureSubmitted,
  statusesFollowed,
  type NewLecture,
} from './lectures.slice';

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

export function* lecturesSaga() {
  yield* startAll(editLectureSaga, captionsSaga, lectureStatusSaga, outlineSaga);
  yield* forkLatest(lecturesOpened, open);
  yield* forkLeadingEach(
    lectureSubmitted,
    ({ payload }) => lectureRequests.create(payload.courseId),
    create,
  );
}
