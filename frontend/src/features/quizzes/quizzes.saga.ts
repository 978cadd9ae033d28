import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import type { Failure } from '../../shared/api/api-error';
import { quizCopy as copy } from '../../shared/copy/quizzes';
import { forgetDraft, keepDraft, restoreDraft } from '../../shared/forms/drafts';
import { toastError } from '../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { request } from '../../shared/sagas/request';
import { forkEvery } from '../../shared/sagas/watchers';
import {
  answersSent,
  attemptJudged,
  choicesRestored,
  courseQuizzesReceived,
  courseQuizzesRequested,
  optionsChosen,
  quizGone,
  quizReceived,
  quizRequested,
  quizRequests as requests,
  selectAttempt,
  selectChosen,
  selectQuiz,
  triedAgain,
  type Attempt,
  type Chosen,
} from './quizzes.slice';

function* loadCourse({ payload: courseId }: PayloadAction<string>) {
  const params = { path: { courseId } };
  const quizzes = yield* track(
    requests.course(courseId),
    () => request((api) => api.GET('/api/quizzes/course/{courseId}', { params })),
    logFailure,
  );
  if (quizzes) yield* put(courseQuizzesReceived({ courseId, quizzes }));
}

function* load({ payload: lectureId }: PayloadAction<string>) {
  const params = { path: { lectureId } };
  const quiz = yield* track(
    requests.load(lectureId),
    () => request((api) => api.GET('/api/quizzes/{lectureId}', { params })),
    function* (failure) {
      if (isMissing(failure)) yield* put(quizGone(lectureId));
      else yield* logFailure(failure);
    },
  );
  if (!quiz) return;
  const kept = yield* call(() => restoreDraft<KeptChoices>(draftName(lectureId), {}, 'session'));
  const { chosen, revisedAt } = kept;
  const attemptId = revisedAt === quiz.revisedAt ? kept.attemptId : undefined;
  if (chosen) yield* put(choicesRestored({ lectureId, chosen, attemptId }));
  yield* put(quizReceived(quiz));
}

const draftName = (lectureId: string) => `answers-${lectureId}`;

interface KeptChoices {
  chosen?: Chosen;
  attemptId?: string | undefined;
  /** Of the quiz that the attempt answers. */
  revisedAt?: string | undefined;
}

/** So that they survive a reload, and a session that is lost. */
function* keepChoices(lectureId: string) {
  const chosen = yield* select(selectChosen(lectureId));
  const attemptId = yield* select(selectAttempt(lectureId));
  const revisedAt = (yield* select(selectQuiz(lectureId)))?.revisedAt;
  yield* call(() => keepDraft(draftName(lectureId), { chosen, attemptId, revisedAt }, 'session'));
}

function* forgetChoices(lectureId: string) {
  yield* call(() => forgetDraft(draftName(lectureId), 'session'));
}

/** From the beginning, and as it is by now. */
function* tryAgain({ payload: lectureId }: PayloadAction<string>) {
  yield* forgetChoices(lectureId);
  yield* put(quizRequested(lectureId));
}

function* take({ payload: { quiz, attemptId, chosen } }: PayloadAction<Attempt>) {
  const { lectureId, revisedAt } = quiz;
  yield* keepChoices(lectureId);
  const choices = Object.entries(chosen).map(([questionId, optionIds]) => ({
    questionId,
    optionIds,
  }));
  const attempt = { params: { path: { lectureId, attemptId } }, body: { revisedAt, choices } };
  const judged = yield* track(
    requests.take(lectureId),
    () => request((api) => api.PUT('/api/quizzes/{lectureId}/attempts/{attemptId}', attempt)),
    function* (failure, name) {
      const isOther = failure.status === 409;
      if (!isOther && !isMissing(failure)) return yield* toastFailure(failure, name);
      yield* toastError(isOther ? copy.changed : copy.gone, name);
      // What is chosen stays, as far as the quiz still offers it.
      yield* put(quizRequested(lectureId));
    },
  );
  if (!judged) return;
  yield* forgetChoices(lectureId);
  yield* put(attemptJudged({ quiz, judged }));
}

/** Unlike a refusal (403), which says why. */
const isMissing = ({ status }: Failure) => status === 404;

export function* quizzesSaga() {
  yield* forkLeadingEach(
    courseQuizzesRequested,
    ({ payload }) => requests.course(payload),
    loadCourse,
  );
  yield* forkLeadingEach(quizRequested, ({ payload }) => requests.load(payload), load);
  yield* forkLeadingEach(answersSent, ({ payload }) => requests.take(payload.quiz.lectureId), take);
  yield* forkEvery(optionsChosen, ({ payload }) => keepChoices(payload.lectureId));
  yield* forkEvery(triedAgain, tryAgain);
}
