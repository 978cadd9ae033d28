import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { isGone, toFailure } from '../../shared/api/api-error';
import { aWhile } from '../../shared/lib/with-connection';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { selectRequest } from '../../shared/requests/requests.slice';
import { track } from '../../shared/requests/track';
import { connections } from '../../shared/sagas/connections';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { request } from '../../shared/sagas/request';
import { forkEvery, forkEveryEvent, forkLatest } from '../../shared/sagas/watchers';
import { selectUserId } from '../../shared/session/session.selectors';
import { userReceived } from '../../shared/session/session.slice';
import { readKept, writeKept } from './kept-notes';
import {
  notedCoursesReceived,
  notedCoursesRequested,
  noteDiscarded,
  noteRemovalRequested,
  noteRemoved,
  notesReceived,
  notesRequested,
  notesRequests,
  noteSaved,
  noteTyped,
  selectChanges,
  selectWaiting,
  type TypedNote,
} from './notes.slice';

function* loadOverview() {
  const courses = yield* track(
    notesRequests.overview,
    () => request((api) => api.GET('/api/learning/notes')),
    logFailure,
  );
  if (courses) yield* put(notedCoursesReceived(courses));
}

function* load({ payload: courseId }: PayloadAction<string>) {
  const course = yield* track(notesRequests.load(courseId), () => newest(courseId), logFailure);
  if (course) yield* put(notesReceived(course));
}

/** Asked for again if a note was saved or removed meanwhile: a long list on a slow line may be older than that. */
function* newest(courseId: string) {
  for (;;) {
    const before = yield* select(selectChanges(courseId));
    const course = yield* fetchNotes(courseId);
    if ((yield* select(selectChanges(courseId))) === before) return course;
  }
}

const fetchNotes = (courseId: string) =>
  request((api) =>
    api.GET('/api/learning/notes/course/{courseId}', { params: { path: { courseId } } }),
  );

/** Keeps the typed text on this device first, until the server has it. */
function* save({ payload: { _id: noteId } }: PayloadAction<TypedNote>) {
  yield* keep(noteId);
  if ((yield* select(selectRequest(notesRequests.save(noteId)))).busy) return;
  // Then sends what the learner typed meanwhile.
  for (;;) {
    const sent = (yield* select(selectWaiting))[noteId];
    if (!sent) return;
    const note = yield* track(notesRequests.save(noteId), () => send(sent), logFailure);
    if (note) {
      yield* put(noteSaved({ note, sent }));
      yield* keep(noteId);
      continue;
    }
    const { failure } = yield* select(selectRequest(notesRequests.save(noteId)));
    // Many networks come back without a word of it.
    if (!failure || (failure.status > 0 && failure.status < 500)) return;
    yield* call(aWhile);
  }
}

function* send(note: TypedNote) {
  try {
    return yield* write(note);
  } catch (error) {
    if (toFailure(error).code !== 'STALE_VERSION') throw error;
    // The learner decides, and needs to read the other text for that.
    const course = yield* fetchNotes(note.courseId);
    yield* put(notesReceived(course));
    const replaces = course.notes.find(({ _id }) => _id === note._id)?.text;
    if (replaces === undefined || !note.earlier?.includes(replaces)) throw error;
    return yield* write({ ...note, replaces });
  }
}

const write = ({ _id: noteId, lectureId, positionSeconds, text, replaces }: TypedNote) =>
  request((api) =>
    api.PUT('/api/learning/notes/{noteId}', {
      params: { path: { noteId } },
      body: { lectureId, positionSeconds, text, ...(replaces !== undefined && { replaces }) },
    }),
  );

function* keep(noteId: string) {
  const userId = yield* select(selectUserId);
  if (userId) writeKept(userId, noteId, (yield* select(selectWaiting))[noteId]);
}

function* remove({ payload }: PayloadAction<{ noteId: string; courseId: string }>) {
  const { noteId } = payload;
  const params = { path: { noteId } };
  const isRemoved = yield* track(
    notesRequests.remove(noteId),
    function* () {
      try {
        yield* request((api) => api.DELETE('/api/learning/notes/{noteId}', { params }));
      } catch (error) {
        // The learner deleted it on another device, or never saved it.
        if (!isGone(toFailure(error))) throw error;
      }
      return true;
    },
    toastFailure,
  );
  if (!isRemoved) return;
  yield* put(noteRemoved(payload));
  yield* keep(noteId);
}

/** Retries what this device could not send, now or on an earlier visit. */
function* revive() {
  const userId = yield* select(selectUserId);
  if (!userId) return;
  const waiting = { ...(yield* select(selectWaiting)), ...readKept(userId) };
  for (const note of Object.values(waiting)) yield* put(noteTyped(note));
}

export function* notesSaga() {
  yield* forkLatest(notedCoursesRequested, loadOverview);
  yield* forkLeadingEach(notesRequested, ({ payload }) => notesRequests.load(payload), load);
  yield* forkEvery(noteTyped, save);
  yield* forkEvery(noteDiscarded, ({ payload }) => keep(payload));
  yield* forkLeadingEach(
    noteRemovalRequested,
    ({ payload }) => notesRequests.remove(payload.noteId),
    remove,
  );
  yield* forkLatest(userReceived, revive);
  yield* forkEveryEvent(connections(), revive);
  yield* revive();
}
