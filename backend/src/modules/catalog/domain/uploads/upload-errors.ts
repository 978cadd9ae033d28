import { DomainError } from '../../../../platform/domain/domain-error.js';

/** The bytes do not continue the stored ones: the client has to query the upload's offset. */
export class UploadOffsetStale extends DomainError {
  constructor() {
    super('conflict', 'UPLOAD_OFFSET_STALE', 'The upload has moved on. Ask where it stands.');
  }
}

export class UploadIncomplete extends DomainError {
  constructor() {
    super('conflict', 'UPLOAD_INCOMPLETE', 'The upload is not complete yet.');
  }
}

/**
 * No further part is accepted. Not a conflict, because a client that queries the offset and continues would never
 * finish.
 */
export class TooManyParts extends DomainError {
  constructor(max: number) {
    super(
      'invalid',
      'TOO_MANY_PARTS',
      `The upload came in more than ${max} pieces. Cancel it and send the video again in larger ones.`,
    );
  }
}

export class TooManyUploads extends DomainError {
  constructor(max: number) {
    super(
      'conflict',
      'TOO_MANY_UPLOADS',
      `At most ${max} uploads can be under way. Finish or cancel one of them first.`,
    );
  }
}

export class UploadQuotaExceeded extends DomainError {
  constructor() {
    super(
      'conflict',
      'UPLOAD_QUOTA_EXCEEDED',
      'There is no space left for your videos and files. Remove some that you no longer need: the space of a removed lecture comes back after seven days.',
    );
  }
}

export class StorageFull extends DomainError {
  constructor() {
    super('unavailable', 'UNAVAILABLE', 'There is no space for this file right now.');
  }
}
