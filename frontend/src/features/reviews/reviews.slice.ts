import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Review } from '../../shared/api/types';
import { reviewGiven } from '../../shared/facts';

export interface ReviewsState {
  all: Review[];
}

const initialState: ReviewsState = { all: [] };

export const allReviewsRequest = 'reviews/all';

const reviews = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    reviewsRequested() {},
    reviewsReceived(state, { payload }: PayloadAction<Review[]>) {
      state.all = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(reviewGiven, (state, { payload }) => {
      state.all = [payload, ...state.all.filter(({ _id }) => _id !== payload._id)];
    });
  },
});

export const { reviewsRequested, reviewsReceived } = reviews.actions;
export const reviewsReducer = reviews.reducer;
