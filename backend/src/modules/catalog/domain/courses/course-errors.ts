import { DomainError } from '../../../../platform/domain/domain-error.js';
import type { MissingPart } from './publication-checklist.js';

export class StaleCourseVersion extends DomainError {
  constructor() {
    super(
      'conflict',
      'STALE_VERSION',
      'This course was changed elsewhere. Reload to see the latest.',
    );
  }
}

export class CourseWithheld extends DomainError {
  constructor() {
    super(
      'conflict',
      'COURSE_WITHHELD',
      'This course was taken out of the catalog. Please write to our support.',
    );
  }
}

export class EmailNotConfirmed extends DomainError {
  constructor() {
    super(
      'conflict',
      'EMAIL_NOT_VERIFIED',
      'Confirm your email address before you publish: your account settings send you a link.',
    );
  }
}

export class CoursePriceOutOfRange extends DomainError {
  constructor() {
    const message = 'The price must be 0 or between ₹1 and ₹2,00,000.';
    super('invalid', 'VALIDATION_FAILED', message, { fields: [{ field: 'price', message }] });
  }
}

export class TooManyLectures extends DomainError {
  constructor(max: number) {
    super('conflict', 'TOO_MANY_LECTURES', `A course can have at most ${max} lectures.`);
  }
}

export class TooManyLanguages extends DomainError {
  constructor(max: number) {
    super(
      'conflict',
      'TOO_MANY_LANGUAGES',
      `A lecture can have captions in at most ${max} languages.`,
    );
  }
}

/** The requested order does not name exactly the course's lectures: somebody added or removed one meanwhile. */
export class LectureOrderStale extends DomainError {
  constructor() {
    super(
      'conflict',
      'STALE_VERSION',
      'The lectures were changed elsewhere. Reload to see the latest.',
    );
  }
}

export class LectureNeedsVideo extends DomainError {
  constructor() {
    const message = 'Choose a video file for this lecture.';
    super('invalid', 'VALIDATION_FAILED', message, { fields: [{ field: 'videoUrl', message }] });
  }
}

const PARTS: Record<MissingPart, string> = {
  description: 'a description',
  price: 'a price',
  thumbnail: 'a thumbnail',
  lecture: 'a lecture that can be watched',
};

/** Only thrown where this installation requires complete courses. */
export class CourseNotReady extends DomainError {
  constructor(missing: readonly MissingPart[]) {
    const message = `A published course needs ${missing.map((part) => PARTS[part]).join(', ')}.`;
    const fields = missing.map((field) => ({ field, message: `Add ${PARTS[field]}.` }));
    super('conflict', 'NOT_READY', message, { fields });
  }
}
