import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userGone } from '../../shared/session/session.slice';

export const transcriptRequest = (url: string) => `transcript/${url}`;

/** WebVTT by URL of the captions. */
type TranscriptState = Record<string, string>;

const initialState: TranscriptState = {};

const slice = createSlice({
  name: 'transcript',
  initialState,
  reducers: {
    transcriptRequested(_state, _action: PayloadAction<string>) {},
    transcriptReceived(state, { payload }: PayloadAction<{ url: string; vtt: string }>) {
      state[payload.url] = payload.vtt;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const transcriptReducer = slice.reducer;
export const { transcriptRequested, transcriptReceived } = slice.actions;

export const selectTranscript = (url: string) => (state: { transcript: TranscriptState }) =>
  state.transcript[url];
