import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FoundCourse } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';

/** Why nothing came of listening. */
export type Trouble = 'unsupported' | 'blocked' | 'unheard' | 'failed';

/** What is kept on this device. */
export interface Kept {
  /** Newest first. */
  recent: string[];
  muted: boolean;
}

export interface SearchState extends Kept {
  /** What stands in the text box, typed or heard. */
  input: string;
  listening: boolean;
  trouble: Trouble | null;
  /** The newest answer, what was asked, and what that was taken for where words were misspelled. */
  answer: { input: string; courses: FoundCourse[]; correctedTo: string | null } | null;
  /** False once the screen has been left: then nothing is spoken. */
  open: boolean;
}

const initialState: SearchState = {
  input: '',
  listening: false,
  trouble: null,
  answer: null,
  open: false,
  recent: [],
  muted: false,
};

const RECENT = 6;

export const searchRequest = 'search/courses';

const search = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchOpened(state) {
      state.open = true;
    },
    searchLeft(state) {
      state.open = false;
      state.trouble = null;
    },
    keptRecalled(state, { payload }: PayloadAction<Kept>) {
      Object.assign(state, payload);
    },
    inputTyped(state, { payload }: PayloadAction<string>) {
      state.input = payload;
    },
    inputHeard(state, { payload }: PayloadAction<string>) {
      state.input = payload;
    },
    searchSubmitted(state, { payload }: PayloadAction<string>) {
      state.input = payload;
      state.trouble = null;
      state.answer = null;
    },
    /** The address says it: after a reload, or from a bookmark or a shared link. */
    searchLinked(_state, _action: PayloadAction<string>) {},
    searchAnswered(state, { payload }: PayloadAction<NonNullable<SearchState['answer']>>) {
      const asked = payload.input.toLowerCase();
      const others = state.recent.filter((input) => input.toLowerCase() !== asked);
      state.answer = payload;
      // Words that led nowhere are not offered again.
      const found = payload.courses.length > 0;
      state.recent = found ? [payload.input, ...others].slice(0, RECENT) : others;
    },
    /** Begins to listen; while listening, ends it and searches for what was heard. */
    microphonePressed(state) {
      state.trouble = null;
    },
    /** Ends listening without a search. */
    listeningDismissed() {},
    /** The words in the box stay until others are heard. */
    listeningStarted(state) {
      state.listening = true;
    },
    listeningEnded(state, { payload }: PayloadAction<Trouble | null>) {
      state.listening = false;
      state.trouble = payload;
    },
    muteToggled(state) {
      state.muted = !state.muted;
    },
    recentCleared(state) {
      state.recent = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const {
  searchOpened,
  searchLeft,
  keptRecalled,
  inputTyped,
  inputHeard,
  searchSubmitted,
  searchLinked,
  searchAnswered,
  microphonePressed,
  listeningDismissed,
  listeningStarted,
  listeningEnded,
  muteToggled,
  recentCleared,
} = search.actions;
export const searchReducer = search.reducer;

export const selectSearch = (state: { search: SearchState }) => state.search;
