import type { PayloadAction } from '@reduxjs/toolkit';
import { call, cancelled, put, race, select, take } from 'typed-redux-saga';
import { toFailure } from '../../../shared/api/api-error';
import { editLectureCopy, lectureToasts } from '../../../shared/copy/educator';
import { courseRemoved } from '../../../shared/facts';
import { goTo, toastError, toastInfo, toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { selectRequest } from '../../../shared/requests/requests.slice';
import { track } from '../../../shared/requests/track';
import { forkLeadingEach } from '../../../shared/sagas/fork-leading-each';
import { request } from '../../../shared/sagas/request';
import { forkEvery } from '../../../shared/sagas/watchers';
import { selectUserId } from '../../../shared/session/session.selectors';
import { sendLecture } from '../upload/lecture-upload.saga';
import { discardUpload } from '../upload/resumable-upload.saga';
import { readLectures, readStatus } from '../status/lecture-status.saga';
import { selectUpload } from '../lectures.selectors';
import {
  editSubmitted,
  lectureEdited,
  lectureRemoved,
  lectureRequests,
  removeConfirmed,
  statusesFollowed,
  uploadCancelled,
  uploadEnded,
  uploadGivenUp,
  uploadMoved,
  type LectureAddress,
  type LectureChanges,
} from '../lectures.slice';
import { nextPace, startPace } from '../upload/upload-pace';

/** Sends the lecture and stores the upload's progress. */
function* sendWithProgress(lectureId: string, edit: LectureChanges) {
  const { videoUrl: video } = edit;
  if (!video) return yield* sendLecture(lectureId, edit, function* () {});
  let pace = startPace(video.name, video.size, Date.now());
  yield* put(uploadMoved({ lectureId, pace }));
  return yield* sendLecture(lectureId, edit, function* (progress) {
    const next = nextPace(pace, progress, Date.now());
    if (next === pace) return;
    pace = next;
    yield* put(uploadMoved({ lectureId, pace }));
  });
}

/** Returns whether it was saved. */
function* save(lectureId: string, edit: LectureChanges, isQuiet: boolean) {
  try {
    const lecture = yield* track(
      lectureRequests.edit(lectureId),
      () => sendWithProgress(lectureId, edit),
      isQuiet ? logFailure : toastFailure,
    );
    if (!lecture) return false;
    yield* put(lectureEdited(lecture));
    yield* put(statusesFollowed());
    if (!isQuiet) yield* toastSuccess(lectureToasts.updated);
    return true;
  } finally {
    const isLoggedOut = (yield* cancelled()) && !(yield* select(selectUserId));
    if (isLoggedOut && edit.videoUrl)
      yield* toastInfo(editLectureCopy.upload.loggedOut(edit.videoUrl.name));
    yield* put(uploadEnded(lectureId));
  }
}

function isFor(lectureId: string) {
  return (action: unknown) =>
    uploadCancelled.match(action) && action.payload.lectureId === lectureId;
}

function removes({ courseId, lectureId }: LectureAddress) {
  return (action: unknown) =>
    (lectureRemoved.match(action) && action.payload === lectureId) ||
    (courseRemoved.match(action) && action.payload.courseId === courseId);
}

type Edit = LectureAddress & { edit: LectureChanges };

/** Each lecture is sent only once at a time, several lectures in parallel. */
function* edit({ payload }: PayloadAction<Edit>) {
  const { lectureId } = payload;
  const { busy } = yield* select(selectRequest(lectureRequests.edit(lectureId)));
  if (busy || (yield* select(selectUpload(lectureId)))) return;
  if (payload.edit.videoUrl) yield* toastInfo(lectureToasts.uploading);
  yield* sendEdit(payload);
}

/** Returns whether it was saved. @param isQuiet when somebody else tells of many */
export function* sendEdit(payload: Edit, isQuiet = false) {
  const { lectureId } = payload;
  const { done, givenUp, removed } = yield* race({
    done: call(save, lectureId, payload.edit, isQuiet),
    givenUp: take(isFor(lectureId)),
    removed: take(removes(payload)),
  });
  // The server gives up what has arrived.
  if (removed) return false;
  if (givenUp) {
    yield* toastInfo(editLectureCopy.upload.cancelled);
    yield* giveUp(lectureId);
  }
  // The server keeps what has arrived for the same file, and the screen says so.
  const { failure } = yield* select(selectRequest(lectureRequests.edit(lectureId)));
  const isThere = !failure || !payload.edit.videoUrl || (yield* readStatus(lectureId));
  // Removed on another page or device, or the course was: the screen says so.
  if (!isThere) yield* track(lectureRequests.open, readLectures);
  return Boolean(done);
}

function* giveUp(lectureId: string) {
  yield* track(lectureRequests.giveUp(lectureId), function* () {
    yield* discardUpload(lectureId);
    yield* readStatus(lectureId);
  });
}

const openPage = () => window.location.pathname;

function* remove({ payload: { courseId, lectureId } }: PayloadAction<LectureAddress>) {
  const page = openPage();
  const params = { path: { lectureId } };
  const isRemoved = yield* track(
    lectureRequests.remove(lectureId),
    function* () {
      try {
        yield* request((api) => api.DELETE('/api/course/removelecture/{lectureId}', { params }));
      } catch (error) {
        // Removed before, as when the first answer was lost.
        if (toFailure(error).status !== 404) throw error;
      }
      return true;
    },
    function* (_failure, request) {
      yield* toastError(lectureToasts.removeFailed, request);
    },
  );
  if (!isRemoved) return;
  yield* toastSuccess(lectureToasts.removed);
  // A user who has left the page in the meantime is not redirected.
  if (openPage() === page) yield* goTo(`/createlecture/${courseId}`);
  yield* put(lectureRemoved(lectureId));
}

export function* editLectureSaga() {
  yield* forkEvery(editSubmitted, edit);
  yield* forkLeadingEach(
    removeConfirmed,
    ({ payload }: PayloadAction<LectureAddress>) => lectureRequests.remove(payload.lectureId),
    remove,
  );
  yield* forkLeadingEach(
    uploadGivenUp,
    ({ payload }: PayloadAction<{ lectureId: string }>) =>
      lectureRequests.giveUp(payload.lectureId),
    ({ payload }) => giveUp(payload.lectureId),
  );
}
