import type { Fact } from './fact.js';

/** The root through which a cluster of domain objects is changed; it collects facts until it is saved. */
export abstract class AggregateRoot {
  // Created on first use: the ORM creates objects without running constructors or field initializers.
  private recordedFacts?: Fact[];

  protected record(fact: Fact): void {
    (this.recordedFacts ??= []).push(fact);
  }

  /** Returns the facts recorded since the last call, oldest first, and clears them. */
  pullFacts(): Fact[] {
    const facts = this.recordedFacts ?? [];
    this.recordedFacts = [];
    return facts;
  }
}
