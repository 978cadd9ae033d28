import type { Fact } from './fact.js';

/** The object through which a cluster of domain objects is changed; it remembers what happened until it is saved. */
export abstract class AggregateRoot {
  // Created on first use: the ORM makes objects without running constructors or field initializers.
  private recordedFacts?: Fact[];

  protected record(fact: Fact): void {
    (this.recordedFacts ??= []).push(fact);
  }

  /** Hands over the facts recorded since the last call, oldest first, and forgets them. */
  pullFacts(): Fact[] {
    const facts = this.recordedFacts ?? [];
    this.recordedFacts = [];
    return facts;
  }
}
