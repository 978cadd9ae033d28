import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { textOf, type Titled } from './titles';
import { userGone } from '../../../shared/session/session.slice';

export const severalRequest = (courseId: string) => `lectures/several/${courseId}`;

interface Several {
  /** One title per line; created ones are removed. */
  text: string;
  /** How many have been created since the text was typed. */
  made: number;
  total: number;
}

/** By course; courses without any text are missing. */
type SeveralState = Record<string, Several>;

export interface Typed {
  courseId: string;
  text: string;
}

export interface Titles {
  courseId: string;
  titles: readonly Titled[];
}

const initialState: SeveralState = {};

const slice = createSlice({
  name: 'severalLectures',
  initialState,
  reducers: {
    titlesTyped(state, { payload: { courseId, text } }: PayloadAction<Typed>) {
      state[courseId] = { text, made: 0, total: 0 };
    },
    titlesSubmitted(_state, _action: PayloadAction<Titles>) {},
    titlesMade(state, { payload }: PayloadAction<Titles & { made: number }>) {
      const { courseId, titles, made } = payload;
      state[courseId] = { text: textOf(titles.slice(made)), made, total: titles.length };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const severalLecturesReducer = slice.reducer;
export const { titlesTyped, titlesSubmitted, titlesMade } = slice.actions;

export const selectSeveral = (courseId: string) => (state: { severalLectures: SeveralState }) =>
  state.severalLectures[courseId];
