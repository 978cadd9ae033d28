import { DomainError } from '../domain/domain-error.js';

/** Thrown where a key comes with another request than the one it stands for. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super(
      'conflict',
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request.',
    );
  }
}
