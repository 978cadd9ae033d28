import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { JudgedQuiz, Quiz, QuizStanding, QuizSummary } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';

/** The ids of the chosen options, by question. */
export type Chosen = Record<string, string[]>;

interface QuizzesState {
  /** The quizzes of a course, by lecture, by course. */
  courses: Record<string, Record<string, QuizSummary>>;
  /** By lecture; null for one that is gone. */
  quizzes: Record<string, Quiz | null>;
  /** What is chosen and not sent yet, by lecture; it stays when another lecture is looked at. */
  chosen: Record<string, Chosen>;
  /** The id of the attempt with these choices, by lecture: sent again after a lost answer, it must not count twice. */
  attempts: Record<string, string>;
  /** What came of the attempt just sent, by lecture. */
  judged: Record<string, JudgedQuiz>;
}

const initialState: QuizzesState = {
  courses: {},
  quizzes: {},
  chosen: {},
  attempts: {},
  judged: {},
};

export const quizRequests = {
  course: (courseId: string) => `quizzes/course/${courseId}`,
  load: (lectureId: string) => `quizzes/load/${lectureId}`,
  take: (lectureId: string) => `quizzes/take/${lectureId}`,
} as const;

interface CourseQuizzes {
  courseId: string;
  quizzes: readonly QuizSummary[];
}

interface ChosenOption {
  lectureId: string;
  questionId: string;
  optionIds: string[];
}

/** An attempt, with everything needed to send it, even repeatedly. */
export interface Attempt {
  quiz: Quiz;
  attemptId: string;
  chosen: Chosen;
}

interface RestoredChoices {
  lectureId: string;
  chosen: Chosen;
  /** Of the attempt with these choices, if they were sent. */
  attemptId: string | undefined;
}

interface Judged {
  quiz: Quiz;
  judged: JudgedQuiz;
}

/** Answers may overtake each other. */
const later = (one: QuizStanding | null, other: QuizStanding | null) =>
  (one?.attempts ?? 0) > (other?.attempts ?? 0) ? one : other;

/** Of what is chosen, keeps what the quiz still offers. */
function offered({ questions }: Quiz, chosen: Chosen = {}): Chosen {
  return Object.fromEntries(
    questions.map(({ _id, options, takesSeveral }) => {
      const ids = (chosen[_id] ?? []).filter((id) => options.some((option) => option._id === id));
      return [_id, takesSeveral ? ids : ids.slice(0, 1)];
    }),
  );
}

function forget({ chosen, attempts, judged }: QuizzesState, lectureId: string): void {
  delete chosen[lectureId];
  delete attempts[lectureId];
  delete judged[lectureId];
}

const quizzes = createSlice({
  name: 'quizzes',
  initialState,
  reducers: {
    courseQuizzesRequested(_state, _action: PayloadAction<string>) {},
    courseQuizzesReceived(state, { payload }: PayloadAction<CourseQuizzes>) {
      const { courseId, quizzes: listed } = payload;
      state.courses[courseId] = Object.fromEntries(listed.map((quiz) => [quiz.lectureId, quiz]));
      // One that was gone may be there again.
      for (const { lectureId } of listed)
        if (state.quizzes[lectureId] === null) delete state.quizzes[lectureId];
    },
    quizRequested(_state, _action: PayloadAction<string>) {},
    /** What was chosen before a reload or a lost session; what was chosen since stays. */
    choicesRestored({ chosen, attempts }, { payload }: PayloadAction<RestoredChoices>) {
      const { lectureId, attemptId } = payload;
      if (chosen[lectureId]) return;
      chosen[lectureId] = payload.chosen;
      if (attemptId) attempts[lectureId] = attemptId;
    },
    quizReceived(state, { payload: quiz }: PayloadAction<Quiz>) {
      const { lectureId, courseId } = quiz;
      const known = state.quizzes[lectureId];
      const isSame = known?.revisedAt === quiz.revisedAt;
      const summaries = (state.courses[courseId] ??= {});
      const before = summaries[lectureId]?.standing ?? null;
      const standing = isSame ? later(before, quiz.standing) : quiz.standing;
      summaries[lectureId] = { lectureId, standing };
      state.quizzes[lectureId] = quiz;
      if (isSame) return;
      // Neither an attempt at an earlier state nor what came of it would fit this one.
      const isOpen = !state.judged[lectureId];
      state.chosen[lectureId] = offered(quiz, isOpen ? state.chosen[lectureId] : {});
      if (known) delete state.attempts[lectureId];
      delete state.judged[lectureId];
    },
    quizGone(state, { payload: lectureId }: PayloadAction<string>) {
      state.quizzes[lectureId] = null;
      for (const summaries of Object.values(state.courses)) {
        const summary = summaries[lectureId];
        if (summary) summary.standing = null;
      }
      forget(state, lectureId);
    },
    optionsChosen(state, { payload }: PayloadAction<ChosenOption>) {
      const { lectureId, questionId, optionIds } = payload;
      state.chosen[lectureId] = { ...state.chosen[lectureId], [questionId]: optionIds };
      delete state.attempts[lectureId];
    },
    answersSent({ attempts }, { payload }: PayloadAction<Attempt>) {
      attempts[payload.quiz.lectureId] = payload.attemptId;
    },
    attemptJudged(state, { payload }: PayloadAction<Judged>) {
      const { quiz, judged } = payload;
      const { lectureId, courseId } = quiz;
      // The quiz may have become another one meanwhile, whose questions these are not.
      if (state.quizzes[lectureId]?.revisedAt === quiz.revisedAt) state.judged[lectureId] = judged;
      const summary = state.courses[courseId]?.[lectureId];
      if (summary) summary.standing = judged.standing;
    },
    triedAgain(state, { payload: lectureId }: PayloadAction<string>) {
      forget(state, lectureId);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const {
  courseQuizzesRequested,
  courseQuizzesReceived,
  quizRequested,
  choicesRestored,
  quizReceived,
  quizGone,
  optionsChosen,
  answersSent,
  attemptJudged,
  triedAgain,
} = quizzes.actions;
export const quizzesReducer = quizzes.reducer;

export interface WithQuizzes {
  quizzes: QuizzesState;
}

/** Undefined where the lecture has no quiz, and until the server answers. */
export const selectSummary = (courseId: string, lectureId: string) => (state: WithQuizzes) =>
  state.quizzes.courses[courseId]?.[lectureId];
/** Undefined until the server answers; null when it is gone. */
export const selectQuiz = (lectureId: string) => (state: WithQuizzes) =>
  state.quizzes.quizzes[lectureId];
export const selectChosen = (lectureId: string) => (state: WithQuizzes) =>
  state.quizzes.chosen[lectureId];
export const selectAttempt = (lectureId: string) => (state: WithQuizzes) =>
  state.quizzes.attempts[lectureId];
export const selectJudged = (lectureId: string) => (state: WithQuizzes) =>
  state.quizzes.judged[lectureId];
