import type { ProviderEvent } from './payment-provider.js';

/** The events that the provider told us, each once. */
export abstract class ProviderEvents {
  /** Notes the event in the caller's transaction; false when it was noted before. */
  abstract note(event: ProviderEvent, at: Date): Promise<boolean>;
}
