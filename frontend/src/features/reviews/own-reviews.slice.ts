import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { reviewGiven } from '../../shared/facts';
import { userGone } from '../../shared/session/session.slice';

export interface ReviewForm {
  courseId: string;
  rating: number;
  comment: string;
}

/** Courses this person reviewed since the page was opened. */
export interface OwnReviewsState {
  given: string[];
}

const initialState: OwnReviewsState = { given: [] };

export const giveReviewRequest = 'reviews/give';

const ownReviews = createSlice({
  name: 'ownReviews',
  initialState,
  reducers: {
    reviewSubmitted(_state, _action: PayloadAction<ReviewForm>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(reviewGiven, (state, { payload }) => {
        if (!state.given.includes(payload.courseId)) state.given.push(payload.courseId);
      })
      .addCase(userGone, () => initialState);
  },
});

export const { reviewSubmitted } = ownReviews.actions;
export const ownReviewsReducer = ownReviews.reducer;

export const selectHasReviewed =
  (courseId: string) =>
  (state: { ownReviews: OwnReviewsState }): boolean =>
    state.ownReviews.given.includes(courseId);
