import { FactType } from '../../../platform/domain/fact.js';

export const CoursePublished = new FactType<{ readonly courseId: string }>(
  'catalog.course_published.v1',
);
export const CourseUnpublished = new FactType<{ readonly courseId: string }>(
  'catalog.course_unpublished.v1',
);
/** Nobody had ever bought it; nothing of it is left. */
export const CourseRemoved = new FactType<{ readonly courseId: string }>(
  'catalog.course_removed.v1',
);
/** Out of the catalog for good; those who bought it keep it. */
export const CourseRetired = new FactType<{ readonly courseId: string }>(
  'catalog.course_retired.v1',
);
/** What a published course is found by changed, or whether it is found at all. */
export const ListingChanged = new FactType<{ readonly courseId: string }>(
  'catalog.listing_changed.v1',
);
/** No course shows this picture any more. */
export const ThumbnailDropped = new FactType<{ readonly thumbnailId: string }>(
  'catalog.thumbnail_dropped.v1',
);
