import type { ProviderEvent } from '../application/payments/payment-provider.js';
import { ProviderEvents } from '../application/payments/provider-events.js';
import type { Restorable } from './rollback-unit-of-work.js';

export class InMemoryProviderEvents extends ProviderEvents implements Restorable {
  all = new Map<string, ProviderEvent>();

  async note(event: ProviderEvent): Promise<boolean> {
    if (this.all.has(event.id)) return false;
    this.all.set(event.id, event);
    return true;
  }

  remember(): () => void {
    const before = new Map(this.all);
    return () => void (this.all = before);
  }
}
