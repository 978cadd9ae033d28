import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Course, CourseDetail } from '../../shared/api/types';
import { courseRemoved, courseSaved, reviewAnswered, reviewGiven } from '../../shared/facts';
import { averageRating } from '../../shared/lib/ratings';
import { userGone } from '../../shared/session/session.slice';

export interface CatalogState {
  publishedCourses: Course[];
  creatorCourses: Course[];
  selectedCourse: CourseDetail | null;
}

const initialState: CatalogState = {
  publishedCourses: [],
  creatorCourses: [],
  selectedCourse: null,
};

/** Names under which `useRequest` follows the loads of this feature. */
export const catalogRequests = {
  published: 'catalog/published',
  creator: 'catalog/creator',
  course: (courseId: string) => `catalog/course/${courseId}`,
} as const;

function putFirstOrReplace(list: Course[], course: Course): void {
  const at = list.findIndex(({ _id }) => _id === course._id);
  if (at < 0) list.unshift(course);
  else list[at] = course;
}

const without = (list: Course[], courseId: string) => list.filter(({ _id }) => _id !== courseId);

const catalog = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    publishedRequested() {},
    publishedReceived(state, { payload }: PayloadAction<Course[]>) {
      state.publishedCourses = payload;
    },
    creatorCoursesRequested() {},
    creatorCoursesReceived(state, { payload }: PayloadAction<Course[]>) {
      state.creatorCourses = payload;
    },
    /** A course page was opened; another course than the selected one is dropped at once. */
    courseRequested(state, { payload }: PayloadAction<string>) {
      if (state.selectedCourse?._id !== payload) state.selectedCourse = null;
    },
    courseReceived(state, { payload }: PayloadAction<CourseDetail>) {
      state.selectedCourse = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(courseSaved, (state, { payload }) => {
        putFirstOrReplace(state.creatorCourses, payload);
        if (payload.isPublished) putFirstOrReplace(state.publishedCourses, payload);
        else state.publishedCourses = without(state.publishedCourses, payload._id);
      })
      .addCase(courseRemoved, (state, { payload: { courseId } }) => {
        state.creatorCourses = without(state.creatorCourses, courseId);
        state.publishedCourses = without(state.publishedCourses, courseId);
        if (state.selectedCourse?._id === courseId) state.selectedCourse = null;
      })
      .addCase(reviewGiven, ({ selectedCourse }, { payload }) => {
        if (selectedCourse?._id !== payload.courseId) return;
        const others = selectedCourse.reviews.filter(({ _id }) => _id !== payload._id);
        selectedCourse.reviewCount += others.length === selectedCourse.reviews.length ? 1 : 0;
        selectedCourse.reviews = [payload, ...others];
        // Exact while all reviews fit the first page; the server tells beyond it.
        if (selectedCourse.reviewCount === selectedCourse.reviews.length)
          selectedCourse.averageRating = averageRating(selectedCourse.reviews);
      })
      .addCase(reviewAnswered, ({ selectedCourse }, { payload }) => {
        if (selectedCourse?._id !== payload.courseId) return;
        selectedCourse.reviews = selectedCourse.reviews.map((review) =>
          review._id === payload._id ? payload : review,
        );
      })
      .addCase(userGone, (state) => {
        state.creatorCourses = [];
        state.selectedCourse = null;
      });
  },
});

export const {
  publishedRequested,
  publishedReceived,
  creatorCoursesRequested,
  creatorCoursesReceived,
  courseRequested,
  courseReceived,
} = catalog.actions;
export const catalogReducer = catalog.reducer;
