import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../api/types';
import { learnerEnrolled, learnerLeft } from '../facts';

export interface SessionState {
  /** Null when logged out, as the server last told. */
  userData: User | null;
  /** False until the current-user loader has settled; guards wait for it. */
  known: boolean;
}

const initialState: SessionState = { userData: null, known: false };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
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
        userData.enrolledCourses.push(payload);
    });
    builder.addCase(learnerLeft, ({ userData }, { payload: { courseId } }) => {
      if (userData)
        userData.enrolledCourses = userData.enrolledCourses.filter(({ _id }) => _id !== courseId);
    });
  },
});

export const { userReceived, userGone, logoutRequested } = session.actions;
export const sessionReducer = session.reducer;
