import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Review } from '../../shared/api/types';
import { reviewGiven } from '../../shared/facts';
import { userGone } from '../../shared/session/session.slice';

export interface ReviewForm {
  courseId: string;
  rating: number;
  comment: string;
}

export interface OwnReviewsState {
  /** The user's reviews by course; null for none, absent until loaded. */
  reviews: Record<string, Review | null>;
}

const initialState: OwnReviewsState = { reviews: {} };

export const ownReviewRequests = {
  load: (courseId: string) => `reviews/own/${courseId}`,
  give: (courseId: string) => `reviews/give/${courseId}`,
} as const;

const ownReviews = createSlice({
  name: 'ownReviews',
  initialState,
  reducers: {
    ownReviewRequested(_state, _action: PayloadAction<string>) {},
    ownReviewReceived(
      { reviews },
      { payload }: PayloadAction<{ courseId: string; review: Review | null }>,
    ) {
      reviews[payload.courseId] = payload.review;
    },
    reviewSubmitted(_state, _action: PayloadAction<ReviewForm>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(reviewGiven, ({ reviews }, { payload }) => {
        reviews[payload.courseId] = payload;
      })
      .addCase(userGone, () => initialState);
  },
});

export const { ownReviewRequested, ownReviewReceived, reviewSubmitted } = ownReviews.actions;
export const ownReviewsReducer = ownReviews.reducer;

/** Undefined until loaded. */
export const selectOwnReview =
  (courseId: string) =>
  (state: { ownReviews: OwnReviewsState }): Review | null | undefined =>
    state.ownReviews.reviews[courseId];
