import type { Subscriber } from '../../application/subscriber.js';
import type { DeclaredFacts } from './declared-facts.js';

/** Everyone who listens, checked as a whole at boot. */
export class Subscriptions {
  private readonly byName = new Map<string, Subscriber>();

  /** @throws Error naming a subscriber of a fact nobody declares, or two subscribers of one name. */
  constructor(facts: DeclaredFacts, subscribers: readonly Subscriber[]) {
    for (const subscriber of subscribers) {
      if (!facts.has(subscriber.fact.name))
        throw new Error(
          `${subscriber.name} listens to ${subscriber.fact.name}, which nobody declares.`,
        );
      if (this.byName.has(subscriber.name))
        throw new Error(`Two subscribers are called ${subscriber.name}.`);
      this.byName.set(subscriber.name, subscriber);
    }
  }

  get all(): readonly Subscriber[] {
    return [...this.byName.values()];
  }

  named(name: string): Subscriber | undefined {
    return this.byName.get(name);
  }
}
