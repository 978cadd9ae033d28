import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourseDetail } from '../../shared/api/types';
import { courseRemoved, reviewAnswered, reviewGiven } from '../../shared/facts';
import { averageRating } from '../../shared/lib/ratings';
import { userGone } from '../../shared/session/session.slice';

export interface CourseState {
  /** The course whose page is open. */
  selected: CourseDetail | null;
}

const initialState: CourseState = { selected: null };

export const courseRequest = (courseId: string) => `course/${courseId}`;

const course = createSlice({
  name: 'course',
  initialState,
  reducers: {
    /** A course's page was opened; any other selected course is dropped at once. */
    courseRequested(state, { payload }: PayloadAction<string>) {
      if (state.selected?._id !== payload) state.selected = null;
    },
    courseReceived(state, { payload }: PayloadAction<CourseDetail>) {
      state.selected = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(courseRemoved, (state, { payload: { courseId } }) => {
        if (state.selected?._id === courseId) state.selected = null;
      })
      .addCase(reviewGiven, ({ selected }, { payload }) => {
        if (selected?._id !== payload.courseId) return;
        const others = selected.reviews.filter(({ _id }) => _id !== payload._id);
        // An edited review keeps its date, and may be older than the loaded ones.
        const isNew = selected.reviews.every(({ createdAt }) => createdAt < payload.createdAt);
        if (isNew) selected.reviewCount += 1;
        selected.reviews = [payload, ...others];
        // Exact while all reviews are loaded; beyond that, the server's average is used.
        if (selected.reviewCount === selected.reviews.length)
          selected.averageRating = averageRating(selected.reviews);
      })
      .addCase(reviewAnswered, ({ selected }, { payload }) => {
        if (selected?._id !== payload.courseId) return;
        selected.reviews = selected.reviews.map((review) =>
          review._id === payload._id ? payload : review,
        );
      })
      .addCase(userGone, () => initialState);
  },
});

export const { courseRequested, courseReceived } = course.actions;
export const courseReducer = course.reducer;

/** The selected course if it has this id. */
export const selectCourse = (courseId: string) => (state: { course: CourseState }) =>
  state.course.selected?._id === courseId ? state.course.selected : null;
