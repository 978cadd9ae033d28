import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Course } from '../../shared/api/types';
import { courseRemoved, courseSaved } from '../../shared/facts';
import { userGone } from '../../shared/session/session.slice';

export interface CatalogState {
  publishedCourses: Course[];
  creatorCourses: Course[];
}

const initialState: CatalogState = {
  publishedCourses: [],
  creatorCourses: [],
};

/** The request names of this feature, for `useRequest`. */
export const catalogRequests = {
  published: 'catalog/published',
  creator: 'catalog/creator',
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
      })
      .addCase(userGone, (state) => {
        state.creatorCourses = [];
      });
  },
});

export const {
  publishedRequested,
  publishedReceived,
  creatorCoursesRequested,
  creatorCoursesReceived,
} = catalog.actions;
export const catalogReducer = catalog.reducer;
