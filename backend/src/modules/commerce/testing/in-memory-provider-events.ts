import type { ProviderEvent } from '../application/payment-provider.js';
import { ProviderEvents } from '../application/provider-events.js';

export class InMemoryProviderEvents extends ProviderEvents {
  readonly all = new Map<string, ProviderEvent>();

  async note(event: ProviderEvent): Promise<boolean> {
    if (this.all.has(event.id)) return false;
    this.all.set(event.id, event);
    return true;
  }
}
