import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Handout } from '../../../shared/api/types';
import { userGone } from '../../../shared/session/session.slice';

export const handoutRequests = {
  load: (lectureId: string) => `handouts/load/${lectureId}`,
  send: (lectureId: string) => `handouts/send/${lectureId}`,
  removal: ({ lectureId, handoutId }: HandoutAddress) =>
    `handouts/remove/${lectureId}/${handoutId}`,
} as const;

interface OfLecture {
  lectureId: string;
}

export interface HandoutAddress extends OfLecture {
  handoutId: string;
}

export interface ChosenHandouts extends OfLecture {
  files: readonly File[];
}

/** The file on its way. */
export interface Sending {
  name: string;
  loaded: number;
  /** Bytes. */
  total: number;
  /** How many wait behind it. */
  left: number;
}

/** All by lecture. */
interface HandoutsState {
  lists: Record<string, Handout[]>;
  /** Lectures with chosen files, in the order in which they are sent. */
  line: string[];
  sending: Record<string, Sending>;
  /** Which of those chosen last were refused, and why. */
  refused: Record<string, string[]>;
}

const initialState: HandoutsState = { lists: {}, line: [], sending: {}, refused: {} };

const slice = createSlice({
  name: 'handouts',
  initialState,
  reducers: {
    handoutsRequested(_state, _action: PayloadAction<OfLecture>) {},
    handoutsRead(state, { payload }: PayloadAction<OfLecture & { handouts: Handout[] }>) {
      state.lists[payload.lectureId] = payload.handouts;
    },
    handoutsChosen(state, { payload: { lectureId } }: PayloadAction<ChosenHandouts>) {
      delete state.refused[lectureId];
      state.line.push(lectureId);
    },
    handoutMoved(state, { payload }: PayloadAction<OfLecture & { sending: Sending }>) {
      state.sending[payload.lectureId] = payload.sending;
    },
    handoutRefused(state, { payload }: PayloadAction<OfLecture & { text: string }>) {
      (state.refused[payload.lectureId] ??= []).push(payload.text);
    },
    /** The file on its way is given up, and those behind it. */
    handoutsCancelled(_state, _action: PayloadAction<OfLecture>) {},
    handoutsOver(state, { payload: { lectureId } }: PayloadAction<OfLecture>) {
      delete state.sending[lectureId];
      state.line = state.line.filter((one) => one !== lectureId);
    },
    handoutRemoved(_state, _action: PayloadAction<HandoutAddress>) {},
    handoutGone(state, { payload: { lectureId, handoutId } }: PayloadAction<HandoutAddress>) {
      const list = state.lists[lectureId];
      if (list) state.lists[lectureId] = list.filter(({ _id }) => _id !== handoutId);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const handoutsReducer = slice.reducer;
export const {
  handoutsRequested,
  handoutsRead,
  handoutsChosen,
  handoutMoved,
  handoutRefused,
  handoutsCancelled,
  handoutsOver,
  handoutRemoved,
  handoutGone,
} = slice.actions;

interface WithHandouts {
  handouts: HandoutsState;
}

/** Null until they are known. */
export const selectHandouts =
  (lectureId: string) =>
  ({ handouts }: WithHandouts) =>
    handouts.lists[lectureId] ?? null;
export const selectLine = ({ handouts }: WithHandouts) => handouts.line;
/** Null also while those of other lectures are sent. */
export const selectSending =
  (lectureId: string) =>
  ({ handouts }: WithHandouts) =>
    handouts.sending[lectureId] ?? null;
const NONE: readonly string[] = [];
export const selectRefused =
  (lectureId: string) =>
  ({ handouts }: WithHandouts) =>
    handouts.refused[lectureId] ?? NONE;
