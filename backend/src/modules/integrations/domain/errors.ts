import { DomainError } from '../../../platform/domain/domain-error.js';
import type { EventName } from './events.js';

/** What is sent to it would be given up at once. */
export class EndpointDisabled extends DomainError {
  constructor() {
    super(
      'conflict',
      'WEBHOOK_ENDPOINT_DISABLED',
      'This endpoint is disabled, so that nothing is sent to it any more.',
    );
  }
}

/** They would come twice, each under an id of its own, by which nobody recognizes that. */
export class EventsAlreadyTold extends DomainError {
  constructor(events: readonly EventName[]) {
    super(
      'conflict',
      'WEBHOOK_ALREADY_REGISTERED',
      `An active endpoint tells this address of ${events.join(', ')} already.`,
    );
  }
}
