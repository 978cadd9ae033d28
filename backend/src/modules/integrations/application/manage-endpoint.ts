import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Ids } from '../../../platform/application/ids.js';
import type { Change, Summary } from '../../../platform/application/operations.js';
import { InvalidInput, NotFound } from '../../../platform/domain/domain-error.js';
import { EventsAlreadyTold } from '../domain/errors.js';
import type { EventName } from '../domain/events.js';
import { WebhookEndpoint } from '../domain/webhook-endpoint.js';
import { WebhookEndpoints } from '../domain/webhook-endpoints.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookSigner } from './webhook-signer.js';

/** How ops staff manage integrators' endpoints; secrets are left out of every report. */
@Injectable()
export class ManageEndpoint {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly signer: WebhookSigner,
    private readonly addresses: WebhookAddresses,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  nextId(): string {
    return this.ids.next();
  }

  /** @throws InvalidInput for a URL that may not be called; EventsAlreadyTold */
  async register(id: string, url: string, events: readonly EventName[]): Promise<Change> {
    const objection = this.addresses.objectionTo(url);
    if (objection) throw InvalidInput.field('url', objection);
    await this.endpoints.reserve(url);
    const told = (await this.endpoints.activeAt(url)).flatMap((endpoint) => endpoint.events);
    const twice = events.filter((event) => told.includes(event));
    if (twice.length > 0) throw new EventsAlreadyTold(twice);
    const secret = this.signer.newSecret();
    const endpoint = WebhookEndpoint.register({ id, url, events, secret, at: this.clock.now() });
    await this.endpoints.save(endpoint);
    return { before: null, after: this.summaryOf(endpoint) };
  }

  rotateSecret(id: string): Promise<Change> {
    return this.change(id, (endpoint) => endpoint.rotateSecret(this.signer.newSecret()));
  }

  dropPreviousSecret(id: string): Promise<Change> {
    return this.change(id, (endpoint) => endpoint.dropPreviousSecret());
  }

  disable(id: string): Promise<Change> {
    return this.change(id, (endpoint) => endpoint.disable());
  }

  async secretsOf(id: string): Promise<readonly string[]> {
    return found(await this.endpoints.find(id)).secrets;
  }

  private async change(id: string, act: (endpoint: WebhookEndpoint) => void): Promise<Change> {
    const endpoint = found(await this.endpoints.lock(id));
    const before = this.summaryOf(endpoint);
    act(endpoint);
    await this.endpoints.save(endpoint);
    return { before, after: this.summaryOf(endpoint) };
  }

  private summaryOf({ url, events, isActive, secrets }: WebhookEndpoint): Summary {
    const names = secrets.map((secret) => this.signer.nameOf(secret)).join(' ');
    return { host: new URL(url).host, events: events.join(' '), isActive, secrets: names };
  }
}

function found(endpoint: WebhookEndpoint | null): WebhookEndpoint {
  if (!endpoint) throw new NotFound();
  return endpoint;
}
