import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { ApiError } from '../../../shared/api/api-error';
import { lectureToasts } from '../../../shared/copy/educator';
import { toastError, toastInfo } from '../../../shared/notify/notify.effects';
import { toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { forkEvery, forkLeading } from '../../../shared/sagas/watchers';
import { selectOpenCourseId, selectOutlines } from '../lectures.selectors';
import {
  lectureRequests,
  lecturesOpened,
  outlineChanged,
  outlineConfirmed,
  outlineRefused,
  outlineSent,
  sectionEnded,
} from '../lectures.slice';
import { readLectures } from '../status/lecture-status.saga';
import { isArrangedOtherwise, isSameOutline } from './outline';

/** Changes in quick succession are sent as one. */
const CHANGES_SETTLE_MS = 400;

const isStale = (error: unknown) =>
  error instanceof ApiError && error.failure.code === 'STALE_VERSION';

type Outlines = ReturnType<typeof selectOutlines>;

function* send(courseId: string, { outline: sent, outlineTag }: Outlines, keepalive = false) {
  const params = { path: { courseId } };
  const lectureIds = sent.map(({ _id }) => _id);
  const sections = sent.flatMap(({ _id: lectureId, sectionTitle: title }) =>
    title === undefined ? [] : [{ title, lectureId }],
  );
  const body = { lectureIds, sections, outlineTag };
  yield* put(outlineSent({ courseId, sent }));
  const reply = yield* request((api) =>
    api.POST('/api/course/reorderlectures/{courseId}', { params, body, keepalive }),
  );
  yield* put(outlineConfirmed({ courseId, sent, ...reply }));
  return sent;
}

function* isOpen(courseId: string) {
  return (yield* select(selectOpenCourseId)) === courseId;
}

/**
 * Returns what was sent. If lectures were added or removed meanwhile, here or elsewhere, the change is made again in the
 * current ones; if they were moved or divided elsewhere, reading them has undone it, which is told.
 */
function* sendInCurrent(courseId: string, before: Outlines) {
  try {
    return yield* send(courseId, before);
  } catch (error) {
    if (!isStale(error) || !(yield* isOpen(courseId))) throw error;
    yield* readLectures();
    const now = yield* select(selectOutlines);
    if (!isSameOutline(now.outline, now.savedOutline)) return yield* send(courseId, now);
    yield* toastError(lectureToasts.changedElsewhere);
    return now.outline;
  }
}

const leaving = () =>
  eventChannel<Event>((emit) => {
    window.addEventListener('pagehide', emit);
    return () => window.removeEventListener('pagehide', emit);
  });

/** Waits for further changes, unless the page or the course is left. Returns the last state of them. */
function* settled(courseId: string) {
  const left = yield* call(leaving);
  try {
    for (;;) {
      const before = yield* select(selectOutlines);
      const { changed, isLeft } = yield* race({
        changed: take(outlineChanged.type),
        isLeft: take(left),
        opened: take(lecturesOpened.type),
        settled: delay(CHANGES_SETTLE_MS),
      });
      if (changed) continue;
      // A lecture may have been added since.
      const last = (yield* isOpen(courseId)) ? yield* select(selectOutlines) : before;
      return { last, isLeaving: isLeft !== undefined };
    }
  } finally {
    left.close();
  }
}

/**
 * The list shows a change at once; a refusal by the server undoes it. A change that comes while another is on its way
 * waits for the answer, which names the outline that it changes.
 */
function* change() {
  for (;;) {
    const courseId = yield* select(selectOpenCourseId);
    if (!courseId) return;
    const { last, isLeaving } = yield* settled(courseId);
    // Nobody will be there to hear the answer.
    if (isLeaving) return void (yield* send(courseId, last, true));
    const sent = yield* track(
      lectureRequests.reorder,
      () => sendInCurrent(courseId, last),
      toastFailure,
    );
    if (!sent) yield* put(outlineRefused({ courseId }));
    const { outline, savedOutline } = yield* select(selectOutlines);
    // What was only added meanwhile needs no change.
    if (!isArrangedOtherwise(outline, savedOutline)) return;
  }
}

export function* outlineSaga() {
  yield* forkLeading(outlineChanged, change);
  yield* forkEvery(sectionEnded, function* ({ payload: title }) {
    yield* toastInfo(lectureToasts.sectionEnded(title));
  });
}
