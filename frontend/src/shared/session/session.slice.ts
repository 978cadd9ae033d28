import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../api/api-error';
import type { User } from '../api/types';
import { learnerEnrolled, learnerLeft } from '../facts';

export const logoutRequest = 'session/logout';

export interface SessionState {
  /** Null when logged out; the server's latest information. */
  userData: User | null;
  /** False until the server has told who the user is; guards wait for it. */
  known: boolean;
  /** Why it is not known yet: the server could not be reached, and is asked again. */
  failure: Failure | null;
  /** Whose session was lost, until somebody logs in; `userId` is null if the server never told who that was. */
  ended: { userId: string | null } | null;
}

const initialState: SessionState = { userData: null, known: false, failure: null, ended: null };

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
    /** A log-in, a sign-up, a changed profile or the initial load returned the user. */
    userReceived(state, { payload }: PayloadAction<User>) {
      state.userData = payload;
      state.known = true;
      state.ended = null;
    },
    /** The session timed out, or was ended on another device: unlike after a log-out, the user is told. */
    sessionEnded(state) {
      state.ended = { userId: state.userData?._id ?? null };
    },
    /** Nobody is logged in (any more). */
    userGone(state) {
      state.userData = null;
      state.known = true;
    },
    logoutRequested() {},
    /** A guard refused a logged-in user. */
    educatorPageRefused() {},
  },
  extraReducers: (builder) => {
    builder.addCase(learnerEnrolled, ({ userData }, { payload }) => {
      if (userData?.enrolledCourses.every(({ _id }) => _id !== payload._id))
        // Newest first, in the server's order.
        userData.enrolledCourses.unshift(payload);
    });
    builder.addCase(learnerLeft, ({ userData }, { payload: { courseId } }) => {
      if (userData)
        userData.enrolledCourses = userData.enrolledCourses.filter(({ _id }) => _id !== courseId);
    });
  },
});

export const {
  sessionAsked,
  sessionUntold,
  userReceived,
  sessionEnded,
  userGone,
  logoutRequested,
  educatorPageRefused,
} = session.actions;
export const sessionReducer = session.reducer;
