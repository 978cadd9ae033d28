import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { isGone, toFailure, type Failure } from '../../../shared/api/api-error';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { forgetDraft, forgetTyped } from '../../../shared/forms/drafts';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { requestForgotten } from '../../../shared/requests/requests.slice';
import { track } from '../../../shared/requests/track';
import { forkLeadingEach } from '../../../shared/sagas/fork-leading-each';
import { request } from '../../../shared/sagas/request';
import { selectUserId } from '../../../shared/session/session.selectors';
import {
  draftName,
  keyReceived,
  keyRequested,
  keyRequests as requests,
  quizRemovalRequested,
  quizRemoved,
  quizSubmitted,
  type WrittenQuiz,
} from './answer-keys.slice';

const readKey = (lectureId: string) =>
  request((api) => api.GET('/api/quizzes/key/{lectureId}', { params: { path: { lectureId } } }));

function* load({ payload: lectureId }: PayloadAction<string>) {
  const key = yield* track(requests.load(lectureId), () => readKey(lectureId), logFailure);
  if (key) yield* put(keyReceived(key));
}

function* save({ payload: { lectureId, ...body } }: PayloadAction<WrittenQuiz>) {
  const params = { path: { lectureId } };
  const key = yield* track(
    requests.save(lectureId),
    function* () {
      try {
        return yield* request((api) => api.PUT('/api/quizzes/{lectureId}', { params, body }));
      } catch (error) {
        // The form says that another window saved, and has to know the other state by then.
        if (isConflict(toFailure(error))) yield* put(keyReceived(yield* readKey(lectureId)));
        throw error;
      }
    },
    function* (failure, name) {
      if (!isConflict(failure)) yield* toastFailure(failure, name);
    },
  );
  if (!key) return;
  // The form may be gone, and would bring the draft back.
  const name = yield* draft(lectureId);
  yield* call(() => forgetTyped(name, { questions: body.questions }, 'local'));
  yield* put(keyReceived(key));
  yield* toastSuccess(copy.saved);
}

function* draft(lectureId: string) {
  return draftName((yield* select(selectUserId)) ?? '', lectureId);
}

const isConflict = ({ status }: Failure) => status === 409;

function* remove({ payload: lectureId }: PayloadAction<string>) {
  const params = { path: { lectureId } };
  const isRemoved = yield* track(
    requests.remove(lectureId),
    function* () {
      try {
        yield* request((api) => api.DELETE('/api/quizzes/{lectureId}', { params }));
      } catch (error) {
        // Removed elsewhere already.
        if (!isGone(toFailure(error))) throw error;
      }
      return true;
    },
    toastFailure,
  );
  if (!isRemoved) return;
  const name = yield* draft(lectureId);
  yield* call(() => forgetDraft(name, 'local'));
  // With it, what was said of a save that was refused.
  yield* put(requestForgotten(requests.save(lectureId)));
  yield* put(quizRemoved(lectureId));
  yield* toastSuccess(copy.removed);
}

export function* answerKeysSaga() {
  yield* forkLeadingEach(keyRequested, ({ payload }) => requests.load(payload), load);
  yield* forkLeadingEach(quizSubmitted, ({ payload }) => requests.save(payload.lectureId), save);
  yield* forkLeadingEach(quizRemovalRequested, ({ payload }) => requests.remove(payload), remove);
}
