import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FoundCourse } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';
import type { VoiceLanguage } from './voice-language';

/** Why listening failed. */
export type Trouble = 'unsupported' | 'blocked' | 'missing' | 'unheard' | 'failed';

/** What is stored on this device. */
export interface Kept {
  /** Newest first. */
  recent: string[];
  muted: boolean;
  /** The language of the voice, if the user chose one; null for the device's. */
  spokenIn: VoiceLanguage | null;
}

export interface SearchState extends Kept {
  /** The content of the text box, typed or heard. */
  input: string;
  listening: boolean;
  trouble: Trouble | null;
  /** The newest answer, with its request and the corrected form of it. */
  answer: {
    input: string;
    courses: FoundCourse[];
    correctedTo: string | null;
    /** Whether none of the courses is within the limits of price, length and rating asked for. */
    beyondLimits: boolean;
  } | null;
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
  spokenIn: null,
};

const RECENT = 6;
/** In characters; the server refuses more. */
export const MAX_INPUT = 300;

/** As much of what was said, or of what the address says, as the server takes. */
export const askable = (words: string) => words.trim().slice(0, MAX_INPUT).trimEnd();

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
    /** The URL contains a search: after a reload, or from a bookmark or a shared link. */
    searchLinked(_state, _action: PayloadAction<string>) {},
    searchAnswered(state, { payload }: PayloadAction<NonNullable<SearchState['answer']>>) {
      const asked = payload.input.toLowerCase();
      const others = state.recent.filter((input) => input.toLowerCase() !== asked);
      state.answer = payload;
      // Searches without results are not suggested again.
      const found = payload.courses.length > 0;
      state.recent = found ? [payload.input, ...others].slice(0, RECENT) : others;
    },
    /** Starts listening; while listening, stops and searches for what was heard. */
    microphonePressed(state) {
      state.trouble = null;
    },
    /** Stops listening without a search. */
    listeningDismissed() {},
    /** The text in the box stays until something is heard. */
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
    voiceLanguageChosen(state, { payload }: PayloadAction<VoiceLanguage>) {
      state.spokenIn = payload;
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
  voiceLanguageChosen,
  recentCleared,
} = search.actions;
export const searchReducer = search.reducer;

export const selectSearch = (state: { search: SearchState }) => state.search;
