import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourseRating, Review, ReviewReport } from '../../shared/api/types';
import { reviewAnswered } from '../../shared/facts';

export interface CourseReviewsState {
  /** By course. */
  ratings: Record<string, CourseRating>;
  /** Reviews loaded beyond the newest, which come with the course; by course. */
  read: Record<string, ReadReviews>;
}

export interface ReadReviews {
  /** Newest first, from the very first one on. */
  items: Review[];
  /** The cursor of the next page; null on the last one. */
  cursor: string | null;
}

const initialState: CourseReviewsState = { ratings: {}, read: {} };

export const courseReviewRequests = {
  rating: 'courseReviews/rating',
  more: 'courseReviews/more',
  reply: (reviewId: string) => `courseReviews/reply/${reviewId}`,
  report: (reviewId: string) => `courseReviews/report/${reviewId}`,
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
    moreReviewsRequested(_state, _action: PayloadAction<string>) {},
    moreReviewsReceived({ read }, { payload }: PayloadAction<ReadReviews & { courseId: string }>) {
      const { courseId, items, cursor } = payload;
      read[courseId] = { items: [...(read[courseId]?.items ?? []), ...items], cursor };
    },
    replySubmitted(_state, _action: PayloadAction<ReplyForm>) {},
    reportSubmitted(_state, _action: PayloadAction<ReportForm>) {},
  },
  extraReducers: (builder) => {
    builder.addCase(reviewAnswered, ({ read }, { payload }) => {
      const reviews = read[payload.courseId];
      if (!reviews) return;
      reviews.items = reviews.items.map((review) =>
        review._id === payload._id ? payload : review,
      );
    });
  },
});

export const {
  ratingRequested,
  ratingReceived,
  moreReviewsRequested,
  moreReviewsReceived,
  replySubmitted,
  reportSubmitted,
} = courseReviews.actions;
export const courseReviewsReducer = courseReviews.reducer;

export const selectRating =
  (courseId: string) =>
  (state: { courseReviews: CourseReviewsState }): CourseRating | null =>
    state.courseReviews.ratings[courseId] ?? null;

export const selectReadReviews =
  (courseId: string) =>
  (state: { courseReviews: CourseReviewsState }): ReadReviews | null =>
    state.courseReviews.read[courseId] ?? null;
