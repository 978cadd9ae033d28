import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AwaitingQuestion, Question, QuestionThread } from '../../shared/api/types';
import type { Page } from '../../shared/sagas/request-page';
import { userGone } from '../../shared/session/session.slice';

interface QuestionsState {
  /** The questions about a lecture, newest first, by lecture. */
  lists: Record<string, Page<Question>>;
  /** Questions with their answers, by question; null for one that is gone. */
  threads: Record<string, QuestionThread | null>;
  /** What waits for the educator, oldest first; null until the server answers. */
  awaiting: Page<AwaitingQuestion> | null;
}

const initialState: QuestionsState = { lists: {}, threads: {}, awaiting: null };

export const questionsRequests = {
  list: (lectureId: string) => `questions/list/${lectureId}`,
  more: (lectureId: string) => `questions/more/${lectureId}`,
  thread: (questionId: string) => `questions/thread/${questionId}`,
  ask: (courseId: string) => `questions/ask/${courseId}`,
  answer: (questionId: string) => `questions/answer/${questionId}`,
  /** Of a question's or an answer's words. */
  edit: (id: string) => `questions/edit/${id}`,
  remove: (id: string) => `questions/remove/${id}`,
  awaiting: 'questions/awaiting',
  moreAwaiting: 'questions/moreAwaiting',
} as const;

export interface LecturePlace {
  courseId: string;
  lectureId: string;
}

/** The words of a question, with everything needed to send them, even repeatedly. */
export interface WrittenQuestion extends LecturePlace {
  questionId: string;
  positionSeconds: number;
  text: string;
}

export interface EditedQuestion {
  questionId: string;
  text: string;
}

export interface AnswerPlace {
  questionId: string;
  answerId: string;
}

export interface WrittenAnswer extends AnswerPlace {
  text: string;
}

interface ListReceived extends Page<Question> {
  lectureId: string;
}

/** A question may have come with an earlier page, too, when it was asked meanwhile. */
function together<T extends Question>(before: readonly T[] = [], items: readonly T[]): T[] {
  const known = new Set(before.map(({ _id }) => _id));
  return [...before, ...items.filter(({ _id }) => !known.has(_id))];
}

const questions = createSlice({
  name: 'questions',
  initialState,
  reducers: {
    questionsRequested(_state, _action: PayloadAction<LecturePlace>) {},
    questionsReceived({ lists }, { payload }: PayloadAction<ListReceived>) {
      const { lectureId, items, cursor } = payload;
      lists[lectureId] = { items, cursor };
    },
    moreQuestionsRequested(_state, _action: PayloadAction<LecturePlace>) {},
    moreQuestionsReceived({ lists }, { payload }: PayloadAction<ListReceived>) {
      const { lectureId, items, cursor } = payload;
      lists[lectureId] = { items: together(lists[lectureId]?.items, items), cursor };
    },
    threadRequested(_state, _action: PayloadAction<string>) {},
    threadReceived({ lists, threads, awaiting }, { payload }: PayloadAction<QuestionThread>) {
      threads[payload._id] = payload;
      const question: Question = payload;
      const list = lists[question.lectureId];
      if (list) replace(list.items, question);
      if (awaiting) replace(awaiting.items, question);
    },
    /** Asked just now, so it is the newest. */
    questionAdded({ lists }, { payload }: PayloadAction<QuestionThread>) {
      const list = lists[payload.lectureId];
      if (list && !replace(list.items, payload)) list.items.unshift(payload);
    },
    questionGone({ lists, threads, awaiting }, { payload: id }: PayloadAction<string>) {
      threads[id] = null;
      for (const list of Object.values(lists))
        list.items = list.items.filter(({ _id }) => _id !== id);
      if (awaiting) awaiting.items = awaiting.items.filter(({ _id }) => _id !== id);
    },
    /** Gone while somebody was writing below it: it keeps its place, without its words. */
    questionLost({ lists, threads, awaiting }, { payload: id }: PayloadAction<string>) {
      const all = [...Object.values(lists), ...(awaiting ? [awaiting] : [])];
      const known = [...all.flatMap(({ items }): Question[] => items), ...Object.values(threads)];
      for (const one of known)
        if (one?._id === id) Object.assign(one, { text: null, author: null, isAwaiting: false });
    },
    questionAsked(_state, _action: PayloadAction<WrittenQuestion>) {},
    questionEdited(_state, _action: PayloadAction<EditedQuestion>) {},
    answerWritten(_state, _action: PayloadAction<WrittenAnswer>) {},
    answerEdited(_state, _action: PayloadAction<WrittenAnswer>) {},
    questionRemovalRequested(_state, _action: PayloadAction<string>) {},
    answerRemovalRequested(_state, _action: PayloadAction<AnswerPlace>) {},
    awaitingRequested() {},
    awaitingReceived(state, { payload }: PayloadAction<Page<AwaitingQuestion>>) {
      state.awaiting = payload;
    },
    moreAwaitingRequested() {},
    moreAwaitingReceived(state, { payload }: PayloadAction<Page<AwaitingQuestion>>) {
      const { items, cursor } = payload;
      state.awaiting = { items: together(state.awaiting?.items, items), cursor };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

/** Whether the question was among the items; a page's own fields stay. */
function replace(items: Question[], question: Question): boolean {
  const item = items.find(({ _id }) => _id === question._id);
  if (item) Object.assign(item, question);
  return item !== undefined;
}

export const {
  questionsRequested,
  questionsReceived,
  moreQuestionsRequested,
  moreQuestionsReceived,
  threadRequested,
  threadReceived,
  questionAdded,
  questionGone,
  questionLost,
  questionAsked,
  questionEdited,
  answerWritten,
  answerEdited,
  questionRemovalRequested,
  answerRemovalRequested,
  awaitingRequested,
  awaitingReceived,
  moreAwaitingRequested,
  moreAwaitingReceived,
} = questions.actions;
export const questionsReducer = questions.reducer;

interface WithQuestions {
  questions: QuestionsState;
}

/** Undefined until the server answers. */
export const selectQuestions = (lectureId: string) => (state: WithQuestions) =>
  state.questions.lists[lectureId];
/** Undefined until the server answers; null when it is gone. */
export const selectThread = (questionId: string) => (state: WithQuestions) =>
  state.questions.threads[questionId];
export const selectAwaiting = (state: WithQuestions) => state.questions.awaiting;
