import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnswerKey, QuizRequest } from '../../../shared/api/types';
import { ownDraft } from '../../../shared/session/own-storage';
import { userGone } from '../../../shared/session/session.slice';

interface AnswerKeysState {
  /** Quizzes as their educator writes them, by lecture. */
  keys: Record<string, AnswerKey>;
}

const initialState: AnswerKeysState = { keys: {} };

export const keyRequests = {
  load: (lectureId: string) => `answerKeys/load/${lectureId}`,
  save: (lectureId: string) => `answerKeys/save/${lectureId}`,
  remove: (lectureId: string) => `answerKeys/remove/${lectureId}`,
} as const;

/** The name under which the form keeps its educator's draft. */
export const draftName = (userId: string, lectureId: string) =>
  ownDraft(userId, `quiz-${lectureId}`);

export type WrittenQuestion = QuizRequest['questions'][number];

export interface WrittenQuiz {
  lectureId: string;
  revisedAt: string | null;
  questions: WrittenQuestion[];
}

const answerKeys = createSlice({
  name: 'answerKeys',
  initialState,
  reducers: {
    keyRequested(_state, _action: PayloadAction<string>) {},
    keyReceived({ keys }, { payload }: PayloadAction<AnswerKey>) {
      keys[payload.lectureId] = payload;
    },
    quizSubmitted(_state, _action: PayloadAction<WrittenQuiz>) {},
    quizRemovalRequested(_state, _action: PayloadAction<string>) {},
    quizRemoved({ keys }, { payload: lectureId }: PayloadAction<string>) {
      const key = keys[lectureId];
      if (key) keys[lectureId] = { ...key, revisedAt: null, learners: 0, questions: [] };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const { keyRequested, keyReceived, quizSubmitted, quizRemovalRequested, quizRemoved } =
  answerKeys.actions;
export const answerKeysReducer = answerKeys.reducer;

/** Undefined until the server answers. */
export const selectKey = (lectureId: string) => (state: { answerKeys: AnswerKeysState }) =>
  state.answerKeys.keys[lectureId];
