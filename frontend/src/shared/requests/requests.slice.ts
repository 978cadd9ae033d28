import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../api/api-error';

export interface RequestState {
  busy: boolean;
  /** True once there was a response, successful or not. */
  settled: boolean;
  failure: Failure | null;
}

/** The state of every named request: 'account/login', 'catalog/course' ... */
export type RequestsState = Record<string, RequestState>;

const initialState: RequestsState = {};

const requests = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    requestStarted(state, { payload }: PayloadAction<string>) {
      state[payload] = { busy: true, settled: state[payload]?.settled ?? false, failure: null };
    },
    requestSucceeded(state, { payload }: PayloadAction<string>) {
      state[payload] = { busy: false, settled: true, failure: null };
    },
    requestFailed(state, { payload }: PayloadAction<{ name: string; failure: Failure }>) {
      state[payload.name] = { busy: false, settled: true, failure: payload.failure };
    },
    /** Clears the result, so that a form opened again starts clean. */
    requestForgotten(state, { payload }: PayloadAction<string>) {
      delete state[payload];
    },
  },
});

export const { requestStarted, requestSucceeded, requestFailed, requestForgotten } =
  requests.actions;
export const requestsReducer = requests.reducer;

const IDLE: RequestState = { busy: false, settled: false, failure: null };

export const selectRequest =
  (name: string) =>
  (state: { requests: RequestsState }): RequestState =>
    state.requests[name] ?? IDLE;
