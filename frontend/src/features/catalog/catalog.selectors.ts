import { createSelector } from '@reduxjs/toolkit';
import type { CatalogState } from './catalog.slice';

interface WithCatalog {
  catalog: CatalogState;
}

const POPULAR_COURSES = 6;

const selectPublishedCourses = (state: WithCatalog) => state.catalog.publishedCourses;
export const selectCreatorCourses = (state: WithCatalog) => state.catalog.creatorCourses;

export const selectPopularCourses = createSelector(selectPublishedCourses, (courses) =>
  courses.slice(0, POPULAR_COURSES),
);

/** The selected course if it is the one with this id. */
export const selectCourse = (courseId: string) => (state: WithCatalog) =>
  state.catalog.selectedCourse?._id === courseId ? state.catalog.selectedCourse : null;
