import type { ReviewsState } from './reviews.slice';

export const selectAllReviews = (state: { reviews: ReviewsState }) => state.reviews.all;
