import { DomainError } from '../../../platform/domain/domain-error.js';
import type { EventName } from './events.js';

/** A disabled endpoint gets no deliveries. */
export class EndpointDisabled extends DomainError {
  constructor() {
    super(
      'conflict',
      'WEBHOOK_ENDPOINT_DISABLED',
      'This endpoint is disabled, so that nothing is sent to it any more.',
    );
  }
}

/**
 * Two endpoints with the same URL would receive each event twice, under different ids, and could not recognize the
 * duplicate.
 */
export class EventsAlreadyTold extends DomainError {
  constructor(events: readonly EventName[]) {
    super(
      'conflict',
      'WEBHOOK_ALREADY_REGISTERED',
      `An active endpoint tells this address of ${events.join(', ')} already.`,
    );
  }
}
