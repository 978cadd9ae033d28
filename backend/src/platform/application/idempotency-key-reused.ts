import { DomainError } from '../domain/domain-error.js';

/** The idempotency key was already used for a different request. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super(
      'conflict',
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request.',
    );
  }
}
