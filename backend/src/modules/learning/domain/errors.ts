import { DomainError, InvalidInput, NotFound } from '../../../platform/domain/domain-error.js';

export class EnrollmentNeeded extends DomainError {
  constructor() {
    super('forbidden', 'FORBIDDEN', 'Enroll in this course to watch it.');
  }
}

/** It was removed, or a message mixes courses; which of the two is nobody's business. */
export class LectureNotInCourse extends NotFound {}

export class ImplausibleInterval extends InvalidInput {
  constructor() {
    super('These parts of the lecture cannot have been watched.', [
      { field: 'intervals', message: 'An interval must lie within its lecture.' },
    ]);
  }
}
