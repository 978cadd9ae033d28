import { DomainError, Forbidden } from '../../../../platform/domain/domain-error.js';

export class HandoutNotTaken extends DomainError {
  constructor() {
    super(
      'unsupported',
      'UNSUPPORTED_MEDIA',
      'Choose a document, a table, slides, a picture, sound, code or a .zip file.',
    );
  }
}

export class TooManyHandouts extends DomainError {
  constructor(max: number) {
    super('conflict', 'TOO_MANY_HANDOUTS', `A lecture can have at most ${max} files.`);
  }
}

export class OnlyLearnersGetHandouts extends Forbidden {
  constructor() {
    super('Enroll in this course to get its files.');
  }
}
