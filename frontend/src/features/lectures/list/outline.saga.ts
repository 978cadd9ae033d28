import { delay, put, select } from 'typed-redux-saga';
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

function* send(courseId: string, { outline, outlineTag }: Outlines) {
  const params = { path: { courseId } };
  const lectureIds = outline.map(({ _id }) => _id);
  const sections = outline.flatMap(({ _id: lectureId, sectionTitle: title }) =>
    title === undefined ? [] : [{ title, lectureId }],
  );
  const body = { lectureIds, sections, outlineTag };
  const reply = yield* request((api) =>
    api.POST('/api/course/reorderlectures/{courseId}', { params, body }),
  );
  yield* put(outlineConfirmed({ courseId, outline, outlineTag: reply.outlineTag }));
}

/** Sends what is shown or, if another course was opened since, what was shown before. */
function* sendShown(courseId: string, before: Outlines) {
  const isOpen = function* () {
    return (yield* select(selectOpenCourseId)) === courseId;
  };
  try {
    yield* send(courseId, (yield* isOpen()) ? yield* select(selectOutlines) : before);
  } catch (error) {
    if (!isStale(error) || !(yield* isOpen())) throw error;
    // Lectures were added or removed meanwhile, here or elsewhere: the change is made again in the current ones. If they
    // were moved or divided elsewhere, reading them has undone the change.
    yield* readLectures();
    const now = yield* select(selectOutlines);
    if (isSameOutline(now.outline, now.savedOutline)) throw error;
    yield* send(courseId, now);
  }
  return true;
}

/** The list shows a change at once; a refusal by the server undoes it. */
function* change() {
  // Read before waiting, because another course may be opened meanwhile.
  const courseId = yield* select(selectOpenCourseId);
  const shown = yield* select(selectOutlines);
  if (!courseId) return;
  yield* delay(CHANGES_SETTLE_MS);
  const sent = yield* track(
    lectureRequests.reorder,
    () => sendShown(courseId, shown),
    toastFailure,
  );
  if (!sent) yield* put(outlineRefused());
}

export function* outlineSaga() {
  yield* forkLatest(outlineChanged, change);
}
