import { FactType } from '../../../platform/domain/fact.js';

interface RatedCourse {
  readonly reviewId: string;
  readonly courseId: string;
  /** 1 to 5. */
  readonly rating: number;
}

export const ReviewGiven = new FactType<RatedCourse>('reviews.review_given.v1');
export const ReviewEdited = new FactType<RatedCourse>('reviews.review_edited.v1');
/** Ops staff hid it; its rating no longer counts. */
export const ReviewHidden = new FactType<RatedCourse>('reviews.review_hidden.v1');
export const ReviewShown = new FactType<RatedCourse>('reviews.review_shown.v1');
