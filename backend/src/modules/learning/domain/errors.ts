import {
  DomainError,
  Forbidden,
  InvalidInput,
  NotFound,
} from '../../../platform/domain/domain-error.js';

export class EnrollmentNeeded extends DomainError {
  constructor() {
    super('forbidden', 'FORBIDDEN', 'Enroll in this course to watch it.');
  }
}

/** The lecture was removed, or a message mixes courses; the error does not reveal which. */
export class LectureNotInCourse extends NotFound {}

export class ImplausibleInterval extends InvalidInput {
  constructor() {
    super('These parts of the lecture cannot have been watched.', [
      { field: 'intervals', message: 'An interval must lie within its lecture.' },
    ]);
  }
}

/** On show to the caller, who has no place in it: free previews are no place for notes either. */
export class OnlyWatchersNote extends Forbidden {
  constructor() {
    super('Enroll in this course to write notes.');
  }
}

export class NoteChanged extends DomainError {
  constructor() {
    super('conflict', 'STALE_VERSION', 'You changed this note elsewhere meanwhile.');
  }
}

export class TooManyNotes extends DomainError {
  constructor(most: number) {
    super(
      'conflict',
      'TOO_MANY_NOTES',
      `You have ${most} notes in this course, which is the most. Delete some to write more.`,
    );
  }
}
