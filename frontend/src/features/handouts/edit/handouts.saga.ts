import type { PayloadAction } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { isGone } from '../../../shared/api/api-error';
import { editHandoutsCopy as copy } from '../../../shared/copy/edit-handouts';
import { toastError, toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { selectRequest } from '../../../shared/requests/requests.slice';
import { track } from '../../../shared/requests/track';
import { forkLeadingEach } from '../../../shared/sagas/fork-leading-each';
import { request } from '../../../shared/sagas/request';
import { staying } from '../../../shared/sagas/staying';
import { upload } from '../../../shared/sagas/upload';
import { forkEvery, forkLatest } from '../../../shared/sagas/watchers';
import { faultOf } from './handout-files';
import {
  type ChosenHandouts,
  type HandoutAddress,
  handoutGone,
  handoutMoved,
  handoutRefused,
  handoutRemoved,
  handoutRequests,
  handoutsCancelled,
  handoutsChosen,
  handoutsOver,
  handoutsRead,
  handoutsRequested,
  selectHandouts,
  selectLine,
} from './handouts.slice';

function* read({ payload: { lectureId } }: PayloadAction<{ lectureId: string }>) {
  const handouts = yield* track(handoutRequests.load(lectureId), () =>
    request((api) =>
      api.GET('/api/course/handouts/{lectureId}', { params: { path: { lectureId } } }),
    ),
  );
  if (handouts) yield* put(handoutsRead({ lectureId, handouts }));
}

/** Why a file was not taken. */
interface Refusal {
  message: string;
  /** No other file would be taken either. */
  isForAll: boolean;
}

/** No session, no right, no lecture, too much at once, no room; 0 is no reply. */
const FOR_ALL: readonly number[] = [0, 401, 403, 404, 429, 503, 507];
/** A file of another tab, or a video in a form, may be under way. */
const WAIT_MS = 5_000;

/** Returns null once the lecture has the file. */
function* send(lectureId: string, file: File, left: number): Generator<unknown, Refusal | null> {
  const fault = faultOf(file, (yield* select(selectHandouts(lectureId))) ?? []);
  if (fault !== null) return { message: fault, isForAll: false };
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
  if (!failure) return null;
  if (failure.code === 'TOO_MANY_UPLOADS') {
    yield* delay(WAIT_MS);
    return yield* send(lectureId, file, left);
  }
  const message = isGone(failure) ? copy.lectureGone : failure.message;
  return { message, isForAll: FOR_ALL.includes(failure.status) };
}

const cancels = (lectureId: string) => (action: unknown) =>
  handoutsCancelled.match(action) && action.payload.lectureId === lectureId;

/** Sends them one after the other, so that a cancelled rest leaves whole files. Returns how many arrived, and were refused. */
function* sendEach({ lectureId, files }: ChosenHandouts) {
  const waiting = [...files];
  const outcome = { arrived: 0, refused: 0 };
  const sendOne = function* (file: File) {
    const refusal = yield* send(lectureId, file, waiting.length);
    if (!refusal) {
      outcome.arrived += 1;
      return;
    }
    const others = refusal.isForAll ? waiting.splice(0).length : 0;
    outcome.refused += 1 + others;
    yield* put(handoutRefused({ lectureId, text: copy.refused(file.name, refusal.message) }));
    if (others > 0) yield* put(handoutRefused({ lectureId, text: copy.notSent(others) }));
  };
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const { cancelled } = yield* race({
      over: call(sendOne, file),
      cancelled: take(cancels(lectureId)),
    });
    if (cancelled) break;
  }
  return outcome;
}

/** Waits until those chosen before, for other lectures, are over: the server takes few files of a person at a time. */
function* inTurn(lectureId: string) {
  while ((yield* select(selectLine))[0] !== lectureId) yield* take(handoutsOver.type);
}

function* sendAll(chosen: ChosenHandouts) {
  const { lectureId, files } = chosen;
  const { cancelled } = yield* race({
    turn: call(inTurn, lectureId),
    cancelled: take(cancels(lectureId)),
  });
  if (cancelled) return;
  const { arrived, refused } = yield* sendEach(chosen);
  if (arrived > 0) yield* toastSuccess(copy.added(arrived));
  // The panel, which says why, may have been left.
  if (refused > 0 && !window.location.pathname.includes(lectureId))
    yield* toastError(copy.notAdded(refused));
  // A file whose reply was lost, or not awaited, may have arrived.
  if (arrived < files.length) yield* put(handoutsRequested({ lectureId }));
}

function* stayAndSend({ payload }: PayloadAction<ChosenHandouts>) {
  try {
    yield* staying(() => sendAll(payload));
  } finally {
    yield* put(handoutsOver({ lectureId: payload.lectureId }));
  }
}

function* remove({ payload }: PayloadAction<HandoutAddress>) {
  const { lectureId } = payload;
  const left = yield* track(
    handoutRequests.removal(payload),
    () =>
      request((api) =>
        api.DELETE('/api/course/handouts/{lectureId}/{handoutId}', { params: { path: payload } }),
      ),
    toastFailure,
  );
  // Not the list that came back: a file may have been added while it was on its way.
  if (left) {
    yield* put(handoutGone(payload));
    yield* toastSuccess(copy.removed);
    return;
  }
  // Another tab may have removed it.
  yield* put(handoutsRequested({ lectureId }));
}

export function* handoutsSaga() {
  yield* forkLatest(handoutsRequested, read);
  yield* forkEvery(handoutsChosen, stayAndSend);
  yield* forkLeadingEach(
    handoutRemoved,
    ({ payload }: PayloadAction<HandoutAddress>) => handoutRequests.removal(payload),
    remove,
  );
}
