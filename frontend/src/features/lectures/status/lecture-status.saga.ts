import { all, call, delay, put, race, select, take, takeMaybe } from 'typed-redux-saga';
import { END } from 'redux-saga';
import type { LectureStatus } from '../../../shared/api/types';
import { fillPath } from '../../../shared/api/address';
import { ApiError } from '../../../shared/api/api-error';
import { request } from '../../../shared/sagas/request';
import { forkLatest } from '../../../shared/sagas/watchers';
import {
  selectConfirmed,
  selectGoingOn,
  selectIsOpen,
  selectLecture,
  selectOpenCourseId,
  selectOpenUploads,
  selectStatus,
  selectUpload,
} from '../lectures.selectors';
import { hasEvents, statusEvents } from './status-events';
import {
  lecturesLeft,
  lecturesRead,
  statusesFollowed,
  statusRead,
  statusUnheard,
} from '../lectures.slice';

const EVENTS = '/api/course/lecturestatus/{lectureId}/events';
const EVERY_MS = 2000;
/** A store on the network counts what arrived last some seconds later. */
const SETTLED_AFTER = { looks: 3, everyMs: 3000 };
/** Browsers open at most six connections to a server, and other requests need some. */
const STREAMS = 2;

/** False when polling again makes no sense. */
export function* readStatus(lectureId: string) {
  const params = { path: { lectureId } };
  try {
    const status = yield* request((api) =>
      api.GET('/api/course/lecturestatus/{lectureId}', { params }),
    );
    yield* noteStatus(status);
    return true;
  } catch (error) {
    const isOver =
      error instanceof ApiError && error.failure.status >= 400 && error.failure.status < 500;
    // A temporary failure: the next round retries.
    if (!isOver) yield* put(statusUnheard(lectureId));
    return !isOver;
  }
}

/**
 * Shows the news. Reloads the lectures if a video became playable, to get its URL and length, or if it failed, because
 * the lecture may have nothing playable left.
 */
function* noteStatus(status: LectureStatus) {
  const lecture = yield* select(selectLecture(status._id));
  const before = yield* select(selectStatus(status._id));
  const isNewlyPlayable = status.isPlayable && before?.isPlayable !== true && !lecture?.videoUrl;
  const isOver = status.videoStatus === 'ready' || status.videoStatus === 'failed';
  const isNewlyOver = isOver && (before ?? lecture)?.videoStatus !== status.videoStatus;
  if (isNewlyPlayable || isNewlyOver) yield* readLectures();
  // Last: if the lectures could not be read, the next round finds the same news.
  yield* put(statusRead(status));
}

/** Reloads the lectures of the open course; throws `ApiError`. */
export function* readLectures() {
  const courseId = yield* select(selectOpenCourseId);
  if (!courseId) return;
  const params = { path: { courseId } };
  const since = yield* select(selectConfirmed);
  const reply = yield* request((api) =>
    api.GET('/api/course/getcourselecture/{courseId}', { params }),
  );
  yield* put(lecturesRead({ courseId, since, ...reply }));
}

/** Listens until the stream ends or breaks. */
function* listen(lectureId: string) {
  const events = yield* call(statusEvents, fillPath(EVENTS, { lectureId }));
  try {
    while (true) {
      const status = yield* takeMaybe(events);
      // The library's types do not include the end of a channel.
      if ((status as unknown) === END) return;
      yield* call(noteStatus, status);
    }
  } catch (error) {
    // Reloading the lectures failed: the next round retries.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    events.close();
  }
}

/** Follows one lecture, by an event stream if possible, else by polling. */
function* followOne(lectureId: string, mayListen: boolean) {
  const isGoing = function* () {
    return (yield* select(selectGoingOn)).includes(lectureId);
  };
  while (yield* isGoing()) {
    if (mayListen && hasEvents()) yield* listen(lectureId);
    if (!(yield* readStatus(lectureId))) return;
    if (yield* isGoing()) yield* delay(EVERY_MS);
  }
}

/** What arrived just before this page was opened may not be counted yet, and whoever reads 0 % gives it up. */
function* followUpload(lectureId: string) {
  const arrived = function* () {
    if (yield* select(selectUpload(lectureId))) return null;
    return (yield* select(selectStatus(lectureId)))?.upload?.received ?? null;
  };
  let before = yield* arrived();
  for (let same = 0; before !== null && same < SETTLED_AFTER.looks;) {
    yield* delay(SETTLED_AFTER.everyMs);
    if (!(yield* readStatus(lectureId))) return;
    const now = yield* arrived();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

function* followAll() {
  const ids = yield* select(selectGoingOn);
  const uploads = yield* select(selectOpenUploads);
  yield* all([
    ...ids.map((id, place) => call(followOne, id, place < STREAMS)),
    ...uploads.map((id) => call(followUpload, id)),
  ]);
}

function* follow() {
  // An upload ends on any page.
  if (!(yield* select(selectIsOpen))) return;
  yield* race({ done: call(followAll), left: take(lecturesLeft.type) });
}

export function* lectureStatusSaga() {
  yield* forkLatest(statusesFollowed, follow);
}
