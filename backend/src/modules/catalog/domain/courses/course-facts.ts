import { FactType } from '../../../../platform/domain/fact.js';

export const CoursePublished = new FactType<{ readonly courseId: string }>(
  'catalog.course_published.v1',
);
export const CourseUnpublished = new FactType<{ readonly courseId: string }>(
  'catalog.course_unpublished.v1',
);
/** The course, which was never sold, was deleted with everything in it. */
export const CourseRemoved = new FactType<{ readonly courseId: string }>(
  'catalog.course_removed.v1',
);
/** The course left the catalog for good; its buyers keep it. */
export const CourseRetired = new FactType<{ readonly courseId: string }>(
  'catalog.course_retired.v1',
);
/** The searchable content of a published course changed, or whether it is published. */
export const ListingChanged = new FactType<{ readonly courseId: string }>(
  'catalog.listing_changed.v1',
);
/** No course uses this picture any more. */
export const ThumbnailDropped = new FactType<{ readonly thumbnailId: string }>(
  'catalog.thumbnail_dropped.v1',
);
