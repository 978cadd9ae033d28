import type { CatalogState } from './catalog.slice';

interface WithCatalog {
  catalog: CatalogState;
}

export const selectPublishedCourses = (state: WithCatalog) => state.catalog.publishedCourses;
export const selectCreatorCourses = (state: WithCatalog) => state.catalog.creatorCourses;
