import type { CatalogState } from './catalog.slice';

interface WithCatalog {
  catalog: CatalogState;
}

export const selectPublishedCourses = (state: WithCatalog) => state.catalog.publishedCourses;
export const selectCreatorCourses = (state: WithCatalog) => state.catalog.creatorCourses;

/** The selected course if it is the one with this id. */
export const selectCourse = (courseId: string) => (state: WithCatalog) =>
  state.catalog.selectedCourse?._id === courseId ? state.catalog.selectedCourse : null;
