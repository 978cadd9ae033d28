import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { toFailure, type Failure } from '../../shared/api/api-error';
import { networkCopy } from '../../shared/copy/common';
import { courseToasts } from '../../shared/copy/educator';
import { courseRemoved, courseSaved } from '../../shared/facts';
import { forgetDraft, forgetTyped } from '../../shared/forms/drafts';
import type { Category, Course } from '../../shared/api/types';
import { goTo, toastError, toastSuccess } from '../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { request } from '../../shared/sagas/request';
import { requestOnce } from '../../shared/sagas/request-once';
import { upload } from '../../shared/sagas/upload';
import { forkLatest, forkLeading } from '../../shared/sagas/watchers';
import { selectUserId } from '../../shared/session/session.selectors';
import {
  authoringRequests,
  courseOpened,
  courseRead,
  createSubmitted,
  editSubmitted,
  removeConfirmed,
  selectOpenCourse,
  thumbnailMoved,
  type CourseEdit,
  type NewCourse,
} from './authoring.slice';
import { draftOf, isChanged } from './course-values';
import { lighterPicture } from './lighter-picture';

const LIST = '/courses';

const openPage = () => window.location.pathname;

/** A user who has left the page in the meantime is not redirected. */
function* showListFrom(page: string) {
  if (openPage() === page) yield* goTo(LIST);
}

function* create({ payload: { title, category } }: PayloadAction<NewCourse>) {
  const page = openPage();
  // An empty category is sent as well: the server decides.
  const body = { title, category: category as Category };
  const reply = yield* track(
    authoringRequests.create,
    () =>
      requestOnce(['course', body], (api, key) => api.POST('/api/course/create', { body, key })),
    toastFailure,
  );
  if (!reply) return;
  yield* put(courseSaved(reply.course));
  yield* toastSuccess(courseToasts.created);
  yield* showListFrom(page);
}

function* read(courseId: string) {
  yield* track(
    authoringRequests.open,
    function* () {
      const params = { path: { courseId } };
      yield* put(
        courseRead(
          yield* request((api) => api.GET('/api/course/getcourse/{courseId}', { params })),
        ),
      );
    },
    logFailure,
  );
}

function* open({ payload: courseId }: PayloadAction<string>) {
  yield* read(courseId);
}

/** Shows the server's message, or the specification's fallback text without one. */
function* editFailed({ status, message }: Failure, request: string) {
  const told = status > 0 && message !== networkCopy.serverTrouble;
  yield* toastError(told ? message : courseToasts.editFailed, request);
}

const toFields = ({ isPublished, version, price, ...texts }: CourseEdit) => ({
  ...texts,
  price: String(price),
  isPublished: String(isPublished),
  version: String(version),
});

interface EditOf {
  courseId: string;
  edit: CourseEdit;
}

/**
 * The version may be stale because the same person's save succeeded and only its response was lost: then nothing is
 * left to do.
 */
function* sendEdit({ courseId, edit }: EditOf): Generator<unknown, Course> {
  const path = '/api/course/editcourse/{courseId}';
  try {
    const thumbnail = edit.thumbnail ? yield* call(lighterPicture, edit.thumbnail) : undefined;
    const fields = { ...toFields(edit), thumbnail };
    return yield* upload(path, { courseId }, fields, function* (moved) {
      if (thumbnail) yield* put(thumbnailMoved(moved));
    });
  } catch (error) {
    if (toFailure(error).code !== 'STALE_VERSION') throw error;
    // The screen shows both versions for the person to choose, so the other one is loaded.
    yield* read(courseId);
    const now = yield* select(selectOpenCourse(courseId));
    if (!now || isChanged({ ...edit, thumbnail: null }, now)) throw error;
    // Whether the picture has arrived as well cannot be told.
    if (edit.thumbnail)
      return yield* sendEdit({ courseId, edit: { ...edit, version: now.version } });
    return { ...now, lectures: now.lectures.map((one) => ({ ...one, videoUrl: null })) };
  }
}

function* save({ payload }: PayloadAction<EditOf>) {
  const { courseId } = payload;
  const page = openPage();
  const course = yield* track(
    authoringRequests.save(courseId),
    () => sendEdit(payload),
    editFailed,
  );
  yield* put(thumbnailMoved(null));
  if (!course) return;
  // The form does this as well, unless it was left in the meantime. Another tab's text stays in the draft.
  yield* call(() => forgetTyped(draftOf(course), payload.edit, 'local'));
  yield* put(courseSaved(course));
  yield* toastSuccess(courseToasts.updated);
  yield* showListFrom(page);
}

function* remove({ payload: courseId }: PayloadAction<string>) {
  const page = openPage();
  const params = { path: { courseId } };
  const isRemoved = yield* track(
    authoringRequests.remove,
    function* () {
      try {
        yield* request((api) => api.DELETE('/api/course/removecourse/{courseId}', { params }));
      } catch (error) {
        // Deleted before, as when the first answer was lost.
        if (toFailure(error).status !== 404) throw error;
      }
      return true;
    },
    toastFailure,
  );
  if (!isRemoved) return;
  yield* put(courseRemoved({ courseId }));
  const creator = yield* select(selectUserId);
  if (creator) yield* call(() => forgetDraft(draftOf({ _id: courseId, creator }), 'local'));
  yield* toastSuccess(courseToasts.deleted);
  yield* showListFrom(page);
}

export function* authoringSaga() {
  yield* forkLeading(createSubmitted, create);
  yield* forkLatest(courseOpened, open);
  yield* forkLeadingEach(
    editSubmitted,
    ({ payload }) => authoringRequests.save(payload.courseId),
    save,
  );
  yield* forkLeading(removeConfirmed, remove);
}
