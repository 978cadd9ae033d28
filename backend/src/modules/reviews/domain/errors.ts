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

export class OwnReviewReport extends Forbidden {
  constructor() {
    super('You can report your own review only for a reply to it, and it has none.');
  }
}

export class OnlyEducatorReplies extends Forbidden {
  constructor() {
    super('Only the educator of the course can reply.');
  }
}
