import { all, call, delay, put, race, select, take } from 'typed-redux-saga';
import { ApiError } from '../../shared/api/api-error';
import { request } from '../../shared/sagas/request';
import { forkLatest } from '../../shared/sagas/watchers';
import { selectGoingOn, selectLecture, selectOpenCourseId } from './lectures.selectors';
import { lecturesLeft, lecturesRead, statusesFollowed, statusRead } from './lectures.slice';

const EVERY_MS = 2000;

/** False when it makes no sense to ask again. */
export function* readStatus(lectureId: string) {
  const params = { path: { lectureId } };
  try {
    const before = yield* select(selectLecture(lectureId));
    const status = yield* request((api) =>
      api.GET('/api/course/lecturestatus/{lectureId}', { params }),
    );
    yield* put(statusRead(status));
    if (status.videoStatus === 'ready' && before?.videoStatus !== 'ready') yield* readLectures();
    return true;
  } catch (error) {
    // Out of reach or out of order for a moment: the next round asks again.
    return !(
      error instanceof ApiError &&
      error.failure.status >= 400 &&
      error.failure.status < 500
    );
  }
}

/** Reads the lectures of the open course; throws `ApiError`. */
export function* readLectures() {
  const courseId = yield* select(selectOpenCourseId);
  if (!courseId) return;
  const params = { path: { courseId } };
  const reply = yield* request((api) =>
    api.GET('/api/course/getcourselecture/{courseId}', { params }),
  );
  yield* put(lecturesRead({ courseId, ...reply }));
}

function* poll() {
  const lost = new Set<string>();
  while (true) {
    const ids = (yield* select(selectGoingOn)).filter((id) => !lost.has(id));
    if (ids.length === 0) return;
    const answers = yield* all(ids.map((id) => call(readStatus, id)));
    ids.filter((_, index) => !answers[index]).forEach((id) => lost.add(id));
    yield* delay(EVERY_MS);
  }
}

function* follow() {
  yield* race({ done: call(poll), left: take(lecturesLeft.type) });
}

export function* lectureStatusSaga() {
  yield* forkLatest(statusesFollowed, follow);
}
