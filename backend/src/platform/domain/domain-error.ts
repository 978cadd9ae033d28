export type ErrorKind =
  | 'invalid'
  | 'unsupported'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unavailable'
  | 'limited';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly fields?: readonly FieldError[];
  /** For `unavailable` and `limited`: when a retry makes sense. */
  readonly retryAfterSeconds?: number;
}

/**
 * A broken business rule. The code is stable and public, the message is one sentence for a person. Subclasses are named
 * after the rule (`CourseNeedsPrice`).
 */
export abstract class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The thing does not exist, or the caller must not learn that it does. */
export class NotFound extends DomainError {
  constructor(message = 'This was not found.') {
    super('not-found', 'NOT_FOUND', message);
  }
}

export class Forbidden extends DomainError {
  constructor(message = 'You are not allowed to do this.') {
    super('forbidden', 'FORBIDDEN', message);
  }
}

/** Too much load, here or in a service we depend on, to finish in time. */
export class Busy extends DomainError {
  constructor() {
    super('unavailable', 'UNAVAILABLE', 'The service is busy. Please try again in a moment.');
  }
}

export class InvalidInput extends DomainError {
  constructor(message: string, fields: readonly FieldError[] = []) {
    super('invalid', 'VALIDATION_FAILED', message, fields.length > 0 ? { fields } : {});
  }

  static field(field: string, message: string): InvalidInput {
    return new InvalidInput(message, [{ field, message }]);
  }
}
