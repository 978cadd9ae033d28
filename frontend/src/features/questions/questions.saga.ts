import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { isGone, toFailure, type Failure } from '../../shared/api/api-error';
import type { QuestionThread } from '../../shared/api/types';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { toastError, toastSuccess } from '../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { selectRequest } from '../../shared/requests/requests.slice';
import { track } from '../../shared/requests/track';
import { forkLeadingEach } from '../../shared/sagas/fork-leading-each';
import { nextPage } from '../../shared/sagas/next-page';
import { request } from '../../shared/sagas/request';
import { requestPage } from '../../shared/sagas/request-page';
import { forkLatest, forkLeading } from '../../shared/sagas/watchers';
import {
  answerEdited,
  answerRemovalRequested,
  answerWritten,
  awaitingReceived,
  awaitingRequested,
  moreAwaitingReceived,
  moreAwaitingRequested,
  moreQuestionsReceived,
  moreQuestionsRequested,
  questionAdded,
  questionAsked,
  questionEdited,
  questionGone,
  questionLost,
  questionRemovalRequested,
  questionsReceived,
  questionsRequested,
  questionsRequests as requests,
  selectAwaiting,
  selectQuestions,
  threadReceived,
  threadRequested,
  type AnswerPlace,
  type EditedQuestion,
  type LecturePlace,
  type WrittenAnswer,
  type WrittenQuestion,
} from './questions.slice';

const askPage = ({ courseId, lectureId }: LecturePlace, cursor?: string | null) =>
  requestPage((api) =>
    api.GET('/api/questions/course/{courseId}', {
      params: { path: { courseId }, query: { lectureId, ...(cursor && { cursor }) } },
    }),
  );

function* load({ payload: place }: PayloadAction<LecturePlace>) {
  const { lectureId } = place;
  const page = yield* track(requests.list(lectureId), () => askPage(place), logFailure);
  if (page) yield* put(questionsReceived({ lectureId, ...page }));
}

function* loadMore({ payload: place }: PayloadAction<LecturePlace>) {
  const { lectureId } = place;
  const ask = (cursor: string) => askPage(place, cursor);
  const page = yield* nextPage(requests.more(lectureId), selectQuestions(lectureId), ask);
  if (page) yield* put(moreQuestionsReceived({ lectureId, ...page }));
}

/** Null when the question is gone. */
function* read(questionId: string) {
  const params = { path: { questionId } };
  try {
    return yield* request((api) => api.GET('/api/questions/{questionId}', { params }));
  } catch (error) {
    if (!isGone(toFailure(error))) throw error;
    return null;
  }
}

function* loadThread({ payload: questionId }: PayloadAction<string>) {
  const thread = yield* track(requests.thread(questionId), () => read(questionId), logFailure);
  if (thread !== undefined) yield* show(questionId, thread);
}

function* show(questionId: string, thread: QuestionThread | null) {
  yield* put(thread ? threadReceived(thread) : questionGone(questionId));
}

const send = ({ questionId, lectureId, positionSeconds, text }: WrittenQuestion) =>
  request((api) =>
    api.PUT('/api/questions/{questionId}', {
      params: { path: { questionId } },
      body: { lectureId, positionSeconds, text },
    }),
  );

const sendAnswer = ({ questionId, answerId, text }: WrittenAnswer) =>
  request((api) =>
    api.PUT('/api/questions/{questionId}/answers/{answerId}', {
      params: { path: { questionId, answerId } },
      body: { text },
    }),
  );

/** Unlike a refusal (403), which says why. */
const isMissing = ({ status }: Failure) => status === 404;

/** Sends words; the server answers with the question and all its answers. */
function* write(name: string, work: () => ReturnType<typeof send>, done: string, gone: string) {
  const thread = yield* track(name, work, function* (failure, request) {
    yield* isMissing(failure) ? toastError(gone, request) : toastFailure(failure, request);
  });
  if (!thread) return undefined;
  yield* put(threadReceived(thread));
  yield* toastSuccess(done);
  return thread;
}

function* ask({ payload }: PayloadAction<WrittenQuestion>) {
  const name = requests.ask(payload.courseId);
  const thread = yield* write(name, () => send(payload), copy.asked, copy.lectureGone);
  if (thread) yield* put(questionAdded(thread));
}

function* answer({ payload }: PayloadAction<WrittenAnswer>) {
  const { questionId } = payload;
  const name = requests.answer(questionId);
  yield* write(name, () => sendAnswer(payload), copy.answered, copy.goneMeanwhile);
  const { failure } = yield* select(selectRequest(name));
  if (!failure) return;
  // The form stays, with what was written.
  if (isMissing(failure)) yield* put(questionLost(questionId));
  else if (failure.status === 409) yield* put(threadRequested(questionId));
}

function* edit({ payload: { questionId, text } }: PayloadAction<EditedQuestion>) {
  const call = { params: { path: { questionId } }, body: { text } };
  const change = () => request((api) => api.PATCH('/api/questions/{questionId}', call));
  yield* write(requests.edit(questionId), change, copy.updated, copy.goneMeanwhile);
}

function* editAnswer({ payload: { text, ...path } }: PayloadAction<WrittenAnswer>) {
  const call = { params: { path }, body: { text } };
  const change = () =>
    request((api) => api.PATCH('/api/questions/{questionId}/answers/{answerId}', call));
  yield* write(requests.edit(path.answerId), change, copy.updated, copy.goneMeanwhile);
}

/** Removes words and shows what is left. */
function* remove(questionId: string, name: string, work: () => Generator<unknown, unknown>) {
  const left = yield* track(
    name,
    function* () {
      try {
        yield* work();
      } catch (error) {
        // Somebody else removed it, or the same person on another device.
        if (!isGone(toFailure(error))) throw error;
      }
      return yield* read(questionId);
    },
    toastFailure,
  );
  if (left === undefined) return;
  yield* show(questionId, left);
  yield* toastSuccess(copy.removedNow);
}

function* removeQuestion({ payload: questionId }: PayloadAction<string>) {
  const params = { path: { questionId } };
  yield* remove(questionId, requests.remove(questionId), () =>
    request((api) => api.DELETE('/api/questions/{questionId}', { params })),
  );
}

function* removeAnswer({ payload: path }: PayloadAction<AnswerPlace>) {
  yield* remove(path.questionId, requests.remove(path.answerId), () =>
    request((api) =>
      api.DELETE('/api/questions/{questionId}/answers/{answerId}', { params: { path } }),
    ),
  );
}

const askAwaiting = (cursor?: string | null) =>
  requestPage((api) =>
    api.GET('/api/questions/awaiting', { params: { query: cursor ? { cursor } : {} } }),
  );

function* loadAwaiting() {
  const page = yield* track(requests.awaiting, () => askAwaiting(), logFailure);
  if (page) yield* put(awaitingReceived(page));
}

function* loadMoreAwaiting() {
  const page = yield* nextPage(requests.moreAwaiting, selectAwaiting, askAwaiting);
  if (page) yield* put(moreAwaitingReceived(page));
}

export function* questionsSaga() {
  const ofList = ({ payload }: PayloadAction<LecturePlace>) => requests.list(payload.lectureId);
  yield* forkLeadingEach(questionsRequested, ofList, load);
  const ofMore = ({ payload }: PayloadAction<LecturePlace>) => requests.more(payload.lectureId);
  yield* forkLeadingEach(moreQuestionsRequested, ofMore, loadMore);
  yield* forkLeadingEach(threadRequested, ({ payload }) => requests.thread(payload), loadThread);
  yield* forkLeadingEach(questionAsked, ({ payload }) => requests.ask(payload.courseId), ask);
  yield* forkLeadingEach(questionEdited, ({ payload }) => requests.edit(payload.questionId), edit);
  yield* forkLeadingEach(
    answerWritten,
    ({ payload }) => requests.answer(payload.questionId),
    answer,
  );
  yield* forkLeadingEach(
    answerEdited,
    ({ payload }) => requests.edit(payload.answerId),
    editAnswer,
  );
  yield* forkLeadingEach(
    questionRemovalRequested,
    ({ payload }) => requests.remove(payload),
    removeQuestion,
  );
  yield* forkLeadingEach(
    answerRemovalRequested,
    ({ payload }) => requests.remove(payload.answerId),
    removeAnswer,
  );
  yield* forkLatest(awaitingRequested, loadAwaiting);
  yield* forkLeading(moreAwaitingRequested, loadMoreAwaiting);
}
