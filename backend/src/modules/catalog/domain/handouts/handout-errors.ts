import { DomainError, Forbidden } from '../../../../platform/domain/domain-error.js';

export class HandoutNotTaken extends DomainError {
  constructor() {
    super(
      'unsupported',
      'UNSUPPORTED_MEDIA',
      'This type of file is not taken. Put programs, web pages and scripts into a .zip file.',
    );
  }
}

export class TooManyHandouts extends DomainError {
  private constructor(where: string, max: number) {
    super('conflict', 'TOO_MANY_HANDOUTS', `A ${where} can have at most ${max} files.`);
  }

  static inLecture = (max: number) => new TooManyHandouts('lecture', max);
  static inCourse = (max: number) => new TooManyHandouts('course', max);
}

export class OnlyLearnersGetHandouts extends Forbidden {
  constructor() {
    super('Enroll in this course to get its files.');
  }
}
