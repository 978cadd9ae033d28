import type { EventName } from './events.js';
import type { WebhookEndpoint } from './webhook-endpoint.js';

export abstract class WebhookEndpoints {
  abstract find(id: string): Promise<WebhookEndpoint | null>;
  /** Those that are active and want to hear of it. */
  abstract listeningTo(event: EventName): Promise<readonly WebhookEndpoint[]>;
  /** Keeps everyone else from registering this address until the transaction ends, so that what `activeAt` says stays true. */
  abstract reserve(url: string): Promise<void>;
  abstract activeAt(url: string): Promise<readonly WebhookEndpoint[]>;
  abstract save(endpoint: WebhookEndpoint): Promise<void>;
}
