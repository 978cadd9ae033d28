import { describe } from '@jest/globals';
import { InMemoryProviderEvents } from './in-memory-provider-events.js';
import { providerEventsContract } from './provider-events.contract.js';

describe('The twin of the provider events', () => {
  providerEventsContract(async () => ({
    events: new InMemoryProviderEvents(),
    paymentId: 'pay_1',
  }));
});
