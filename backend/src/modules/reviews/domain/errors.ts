import { Forbidden } from '../../../platform/domain/domain-error.js';

export class OnlyLearnersReview extends Forbidden {
  constructor() {
    super('Enroll in this course to leave a review.');
  }
}

export class OwnCourseReview extends Forbidden {
  constructor() {
    super('You cannot review your own course.');
  }
}
