import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourseRating, ReviewReport } from '../../shared/api/types';

export interface CourseReviewsState {
  /** By course. */
  ratings: Record<string, CourseRating>;
}

const initialState: CourseReviewsState = { ratings: {} };

export const courseReviewRequests = {
  rating: 'courseReviews/rating',
  reply: 'courseReviews/reply',
  report: 'courseReviews/report',
} as const;

export interface ReplyForm {
  reviewId: string;
  text: string;
}

export interface ReportForm extends ReviewReport {
  reviewId: string;
}

const courseReviews = createSlice({
  name: 'courseReviews',
  initialState,
  reducers: {
    ratingRequested(_state, _action: PayloadAction<string>) {},
    ratingReceived(
      { ratings },
      { payload }: PayloadAction<{ courseId: string; rating: CourseRating }>,
    ) {
      ratings[payload.courseId] = payload.rating;
    },
    replySubmitted(_state, _action: PayloadAction<ReplyForm>) {},
    reportSubmitted(_state, _action: PayloadAction<ReportForm>) {},
  },
});

export const { ratingRequested, ratingReceived, replySubmitted, reportSubmitted } =
  courseReviews.actions;
export const courseReviewsReducer = courseReviews.reducer;

export const selectRating =
  (courseId: string) =>
  (state: { courseReviews: CourseReviewsState }): CourseRating | null =>
    state.courseReviews.ratings[courseId] ?? null;
