import type { Subscriber } from '../../application/subscriber.js';
import type { AnyFactType } from '../../domain/fact.js';

/** All declared facts and their subscribers; inconsistencies are found at boot. */
export class Subscriptions {
  private readonly declared: ReadonlySet<string>;
  private readonly byName = new Map<string, Subscriber>();
  private readonly namesByFact = new Map<string, string[]>();

  /** @throws Error if two facts have the same name */
  constructor(facts: readonly AnyFactType[]) {
    const names = facts.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) throw new Error(`Two facts are called ${twice}.`);
    this.declared = new Set(names);
  }

  /** @throws Error for a subscriber to an undeclared fact, or two subscribers of the same name */
  add(subscribers: readonly Subscriber[]): void {
    for (const subscriber of subscribers) {
      const { name, fact, furtherFacts } = subscriber;
      if (this.byName.has(name)) throw new Error(`Two subscribers are called ${name}.`);
      this.byName.set(name, subscriber);
      for (const heard of [fact, ...furtherFacts]) {
        if (!this.declared.has(heard.name))
          throw new Error(`${name} listens to ${heard.name}, which nobody declares.`);
        this.namesByFact.set(heard.name, [...(this.namesByFact.get(heard.name) ?? []), name]);
      }
    }
  }

  get all(): readonly Subscriber[] {
    return [...this.byName.values()];
  }

  named(name: string): Subscriber | undefined {
    return this.byName.get(name);
  }

  /** The names of the fact's subscribers. @throws Error for an undeclared fact */
  listenersOf(type: string): readonly string[] {
    if (!this.declared.has(type))
      throw new Error(`The fact ${type} is recorded, but nobody declares it.`);
    return this.namesByFact.get(type) ?? [];
  }
}
