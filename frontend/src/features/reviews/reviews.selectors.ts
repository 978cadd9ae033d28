import { createSelector } from '@reduxjs/toolkit';
import type { ReviewsState } from './reviews.slice';

interface WithReviews {
  reviews: ReviewsState;
}

const HOME_REVIEWS = 6;

export const selectAllReviews = (state: WithReviews) => state.reviews.all;

export const selectHomeReviews = createSelector(selectAllReviews, (reviews) =>
  reviews.slice(0, HOME_REVIEWS),
);
