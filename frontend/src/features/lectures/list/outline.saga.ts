import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { ApiError } from '../../../shared/api/api-error';
import { toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { forkLatest } from '../../../shared/sagas/watchers';
import { selectOpenCourseId, selectOutlines } from '../lectures.selectors';
import {
  lectureRequests,
  outlineChanged,
  outlineConfirmed,
  outlineRefused,
} from '../lectures.slice';
import { readLectures } from '../status/lecture-status.saga';
import { isSameOutline } from './outline';

/** Changes in quick succession are sent as one. */
const CHANGES_SETTLE_MS = 400;

const isStale = (error: unknown) =>
  error instanceof ApiError && error.failure.code === 'STALE_VERSION';

type Outlines = ReturnType<typeof selectOutlines>;

function* send(courseId: string, { outline, outlineTag }: Outlines, keepalive = false) {
  const params = { path: { courseId } };
  const lectureIds = outline.map(({ _id }) => _id);
  const sections = outline.flatMap(({ _id: lectureId, sectionTitle: title }) =>
    title === undefined ? [] : [{ title, lectureId }],
  );
  const body = { lectureIds, sections, outlineTag };
  const reply = yield* request((api) =>
    api.POST('/api/course/reorderlectures/{courseId}', { params, body, keepalive }),
  );
  yield* put(outlineConfirmed({ courseId, outline, outlineTag: reply.outlineTag }));
}

function* isOpen(courseId: string) {
  return (yield* select(selectOpenCourseId)) === courseId;
}

/** What is shown now or, if another course was opened since, what was shown before. */
function* latest(courseId: string, before: Outlines) {
  return (yield* isOpen(courseId)) ? yield* select(selectOutlines) : before;
}

function* sendLatest(courseId: string, before: Outlines) {
  try {
    yield* send(courseId, yield* latest(courseId, before));
  } catch (error) {
    if (!isStale(error) || !(yield* isOpen(courseId))) throw error;
    // Lectures were added or removed meanwhile, here or elsewhere: the change is made again in the current ones. If they
    // were moved or divided elsewhere, reading them has undone the change.
    yield* readLectures();
    const now = yield* select(selectOutlines);
    if (isSameOutline(now.outline, now.savedOutline)) throw error;
    yield* send(courseId, now);
  }
  return true;
}

const leaving = () =>
  eventChannel<Event>((emit) => {
    window.addEventListener('pagehide', emit);
    return () => window.removeEventListener('pagehide', emit);
  });

/** Waits for further changes; ends at once, and says so, when the page is left, as by a reload. */
function* untilSettled() {
  const left = yield* call(leaving);
  try {
    const { isLeft } = yield* race({ isLeft: take(left), settled: delay(CHANGES_SETTLE_MS) });
    return isLeft !== undefined;
  } finally {
    left.close();
  }
}

/** The list shows a change at once; a refusal by the server undoes it. */
function* change() {
  // Read before waiting, because another course may be opened meanwhile.
  const courseId = yield* select(selectOpenCourseId);
  const shown = yield* select(selectOutlines);
  if (!courseId) return;
  if (yield* untilSettled()) {
    // Nobody is left to hear the answer.
    yield* send(courseId, yield* latest(courseId, shown), true);
    return;
  }
  const sent = yield* track(
    lectureRequests.reorder,
    () => sendLatest(courseId, shown),
    toastFailure,
  );
  if (!sent) yield* put(outlineRefused());
}

export function* outlineSaga() {
  yield* forkLatest(outlineChanged, change);
}
