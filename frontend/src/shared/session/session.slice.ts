import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../api/api-error';
import type { User } from '../api/types';
import { learnerEnrolled, learnerLeft } from '../facts';

export interface SessionState {
  /** Null when logged out, as the server last told. */
  userData: User | null;
  /** False until the server has said who it is; guards wait for it. */
  known: boolean;
  /** Why it is not known yet: the server could not be asked, and is asked again. */
  failure: Failure | null;
}

const initialState: SessionState = { userData: null, known: false, failure: null };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Asks the server who is logged in. */
    sessionAsked(state) {
      state.known = false;
      state.failure = null;
    },
    sessionUntold(state, { payload }: PayloadAction<Failure>) {
      state.failure = payload;
    },
    /** A log-in, a sign-up, a changed profile or the loader brought the user. */
    userReceived(state, { payload }: PayloadAction<User>) {
      state.userData = payload;
      state.known = true;
    },
    /** Nobody is logged in: never was, logged out, or the session ended elsewhere. */
    userGone(state) {
      state.userData = null;
      state.known = true;
    },
    logoutRequested() {},
  },
  extraReducers: (builder) => {
    builder.addCase(learnerEnrolled, ({ userData }, { payload }) => {
      if (userData?.enrolledCourses.every(({ _id }) => _id !== payload._id))
        // Newest first, as the server sends them.
        userData.enrolledCourses.unshift(payload);
    });
    builder.addCase(learnerLeft, ({ userData }, { payload: { courseId } }) => {
      if (userData)
        userData.enrolledCourses = userData.enrolledCourses.filter(({ _id }) => _id !== courseId);
    });
  },
});

export const { sessionAsked, sessionUntold, userReceived, userGone, logoutRequested } =
  session.actions;
export const sessionReducer = session.reducer;
