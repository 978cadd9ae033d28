import { createAction } from '@reduxjs/toolkit';
import type { Course, EnrolledCourse, Review } from './api/types';

/**
 * What features tell each other without knowing each other: a saga that changed something on the
 * server puts the fact, and every slice that shows it listens.
 */
export const courseSaved = createAction<Course>('fact/courseSaved');
export const courseRemoved = createAction<{ courseId: string }>('fact/courseRemoved');
export const learnerEnrolled = createAction<EnrolledCourse>('fact/learnerEnrolled');
/** The course was given back. */
export const learnerLeft = createAction<{ courseId: string }>('fact/learnerLeft');
/** Somebody answered it; its rating is as it was. */
export const reviewAnswered = createAction<Review>('fact/reviewAnswered');
export const reviewGiven = createAction<Review>('fact/reviewGiven');
