import { createAction } from '@reduxjs/toolkit';
import type { Course, EnrolledCourse, Review } from './api/types';

/**
 * How features communicate without depending on each other: a saga that changed something on the server puts a fact,
 * and every slice that shows it listens.
 */
export const courseSaved = createAction<Course>('fact/courseSaved');
export const courseRemoved = createAction<{ courseId: string }>('fact/courseRemoved');
/** What is shown of the course may be outdated: it could not be bought. */
export const courseStale = createAction<{ courseId: string }>('fact/courseStale');
export const learnerEnrolled = createAction<EnrolledCourse>('fact/learnerEnrolled');
/** The learner got a refund for the course. */
export const learnerLeft = createAction<{ courseId: string }>('fact/learnerLeft');
/** The educator replied to the review; its rating is unchanged. */
export const reviewAnswered = createAction<Review>('fact/reviewAnswered');
export const reviewGiven = createAction<Review>('fact/reviewGiven');
