import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { editHandoutsCopy as copy } from '../../../shared/copy/edit-handouts';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { selectRequest } from '../../../shared/requests/requests.slice';
import { track } from '../../../shared/requests/track';
import { forkLeadingEach } from '../../../shared/sagas/fork-leading-each';
import { request } from '../../../shared/sagas/request';
import { staying } from '../../../shared/sagas/staying';
import { upload } from '../../../shared/sagas/upload';
import { forkLatest } from '../../../shared/sagas/watchers';
import { faultOf } from './handout-files';
import {
  type ChosenHandouts,
  type HandoutAddress,
  handoutMoved,
  handoutRefused,
  handoutRemoved,
  handoutRequests,
  handoutsCancelled,
  handoutsChosen,
  handoutsOver,
  handoutsRead,
  handoutsRequested,
} from './handouts.slice';

function* read({ payload: { lectureId } }: PayloadAction<{ lectureId: string }>) {
  const handouts = yield* track(handoutRequests.load(lectureId), () =>
    request((api) =>
      api.GET('/api/course/handouts/{lectureId}', { params: { path: { lectureId } } }),
    ),
  );
  if (handouts) yield* put(handoutsRead({ lectureId, handouts }));
}

/** Returns why the file was refused, or null once the lecture has it. */
function* send(lectureId: string, file: File, left: number) {
  const fault = faultOf(file);
  if (fault !== null) return fault;
  const { name, size: total } = file;
  const moved = (loaded: number) =>
    put(handoutMoved({ lectureId, sending: { name, loaded, total, left } }));
  yield* moved(0);
  const handouts = yield* track(
    handoutRequests.send(lectureId),
    () =>
      upload('/api/course/handouts/{lectureId}', { lectureId }, { file }, function* ({ loaded }) {
        // The form is a little larger than its file.
        yield* moved(Math.min(loaded, total));
      }),
    logFailure,
  );
  if (handouts) {
    yield* put(handoutsRead({ lectureId, handouts }));
    return null;
  }
  const { failure } = yield* select(selectRequest(handoutRequests.send(lectureId)));
  return failure?.message ?? null;
}

const cancels = (lectureId: string) => (action: unknown) =>
  handoutsCancelled.match(action) && action.payload.lectureId === lectureId;

/** One after the other: they share the line, and a cancelled rest leaves whole files. Returns those that arrived. */
function* sendEach({ lectureId, files }: ChosenHandouts) {
  const arrived: File[] = [];
  const sendOne = function* (file: File, left: number) {
    const message = yield* send(lectureId, file, left);
    if (message === null) arrived.push(file);
    else yield* put(handoutRefused({ lectureId, name: file.name, message }));
  };
  for (const [at, file] of files.entries()) {
    const { cancelled } = yield* race({
      over: call(sendOne, file, files.length - at - 1),
      cancelled: take(cancels(lectureId)),
    });
    if (cancelled) break;
  }
  return arrived;
}

function* sendAll({ payload }: PayloadAction<ChosenHandouts>) {
  const { lectureId } = payload;
  try {
    const { length } = yield* staying(() => sendEach(payload));
    if (length > 0) yield* toastSuccess(copy.added(length));
  } finally {
    yield* put(handoutsOver({ lectureId }));
  }
}

function* remove({ payload }: PayloadAction<HandoutAddress>) {
  const { lectureId } = payload;
  const handouts = yield* track(
    handoutRequests.removal(payload),
    () =>
      request((api) =>
        api.DELETE('/api/course/handouts/{lectureId}/{handoutId}', { params: { path: payload } }),
      ),
    toastFailure,
  );
  if (!handouts) return;
  yield* put(handoutsRead({ lectureId, handouts }));
  yield* toastSuccess(copy.removed);
}

export function* handoutsSaga() {
  yield* forkLatest(handoutsRequested, read);
  yield* forkLeadingEach(
    handoutsChosen,
    ({ payload }: PayloadAction<ChosenHandouts>) => handoutRequests.send(payload.lectureId),
    sendAll,
  );
  yield* forkLeadingEach(
    handoutRemoved,
    ({ payload }: PayloadAction<HandoutAddress>) => handoutRequests.removal(payload),
    remove,
  );
}
