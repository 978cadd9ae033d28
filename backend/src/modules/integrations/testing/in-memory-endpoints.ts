import type { EventName } from '../domain/events.js';
import type { WebhookEndpoint } from '../domain/webhook-endpoint.js';
import { WebhookEndpoints } from '../domain/webhook-endpoints.js';

export class InMemoryEndpoints extends WebhookEndpoints {
  private readonly stored = new Map<string, WebhookEndpoint>();

  async lock(id: string): Promise<WebhookEndpoint | null> {
    return this.find(id);
  }

  async find(id: string): Promise<WebhookEndpoint | null> {
    return this.stored.get(id) ?? null;
  }

  async listeningTo(event: EventName): Promise<readonly WebhookEndpoint[]> {
    return this.active().filter(({ events }) => events.includes(event));
  }

  async reserve(): Promise<void> {}

  async activeAt(url: string): Promise<readonly WebhookEndpoint[]> {
    return this.active().filter((endpoint) => endpoint.url === url);
  }

  async save(endpoint: WebhookEndpoint): Promise<void> {
    this.stored.set(endpoint.id, endpoint);
  }

  private active(): WebhookEndpoint[] {
    return [...this.stored.values()].filter(({ isActive }) => isActive);
  }
}
