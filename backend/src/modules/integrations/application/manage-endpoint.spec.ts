import { beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { EventsAlreadyTold } from '../domain/errors.js';
import type { EventName } from '../domain/events.js';
import { InMemoryEndpoints } from '../testing/in-memory-endpoints.js';
import { ManageEndpoint } from './manage-endpoint.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookSigner } from './webhook-signer.js';

class SecureAddresses extends WebhookAddresses {
  objectionTo(address: string): string | null {
    return address.startsWith('https:') ? null : 'Not an https address.';
  }
}

class NumberedSecrets extends WebhookSigner {
  private made = 0;

  newSecret(): string {
    this.made += 1;
    return `secret ${this.made}`;
  }

  nameOf(secret: string): string {
    return secret;
  }

  sign(): string {
    return '';
  }
}

const url = 'https://example.com/hooks';
let endpoints: ManageEndpoint;
beforeEach(() => {
  endpoints = new ManageEndpoint(
    new InMemoryEndpoints(),
    new NumberedSecrets(),
    new SecureAddresses(),
    new SequentialIds(),
    new FixedClock(),
  );
});

async function register(events: readonly EventName[], at = url): Promise<string> {
  const id = endpoints.nextId();
  await endpoints.register(id, at, events);
  return id;
}

describe('Registering an endpoint', () => {
  it('is refused while its address is told of one of these events, which would come twice', async () => {
    await register(['review.created', 'lecture.ready']);
    await expect(register(['lecture.ready', 'course.published'])).rejects.toThrow(
      new EventsAlreadyTold(['lecture.ready']),
    );
  });

  it('is refused for an address that would never be called', async () => {
    await expect(register(['review.created'], 'http://example.com/hooks')).rejects.toThrow(
      InvalidInput.field('url', 'Not an https address.'),
    );
  });

  it('goes well for other events, and for another address', async () => {
    await register(['review.created']);
    await register(['lecture.ready']);
    await register(['review.created'], 'https://example.com/others');
  });

  it('goes well once the one before is disabled', async () => {
    await endpoints.disable(await register(['review.created']));
    await register(['review.created']);
  });
});
