import type { EventName } from './events.js';
import type { WebhookEndpoint } from './webhook-endpoint.js';

export abstract class WebhookEndpoints {
  abstract find(id: string): Promise<WebhookEndpoint | null>;
  /** The endpoint with its row locked until the transaction ends, or null. */
  abstract lock(id: string): Promise<WebhookEndpoint | null>;
  /** The active endpoints subscribed to the event. */
  abstract listeningTo(event: EventName): Promise<readonly WebhookEndpoint[]>;
  /**
   * Locks the URL against concurrent registrations until the transaction ends, so that the result of `activeAt` stays
   * true.
   */
  abstract reserve(url: string): Promise<void>;
  abstract activeAt(url: string): Promise<readonly WebhookEndpoint[]>;
  abstract save(endpoint: WebhookEndpoint): Promise<void>;
}
