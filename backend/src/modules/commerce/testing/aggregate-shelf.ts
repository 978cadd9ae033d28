import type { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { Fact } from '../../../platform/domain/fact.js';
import type { Restorable } from './rollback-unit-of-work.js';

/** The facts that were saved, as the outbox would have them. */
export class RecordedFacts implements Restorable {
  all: Fact[] = [];

  remember(): () => void {
    const all = [...this.all];
    return () => void (this.all = all);
  }
}

/** Stores aggregates as a database does: unsaved changes are lost, and every read returns a copy. */
export class AggregateShelf<
  T extends AggregateRoot & { readonly id: string },
> implements Restorable {
  private byId = new Map<string, T>();

  constructor(private readonly facts: RecordedFacts) {}

  get all(): readonly T[] {
    return [...this.byId.values()].map(copyOf);
  }

  get(id: string): T | null {
    const found = this.byId.get(id);
    return found ? copyOf(found) : null;
  }

  put(aggregate: T): void {
    this.facts.all.push(...aggregate.pullFacts());
    this.byId.set(aggregate.id, copyOf(aggregate));
  }

  remove(isGone: (aggregate: T) => boolean): void {
    for (const aggregate of this.all) if (isGone(aggregate)) this.byId.delete(aggregate.id);
  }

  remember(): () => void {
    const before = new Map(this.byId);
    return () => void (this.byId = before);
  }
}

function copyOf<T extends object>(aggregate: T): T {
  return Object.assign(Object.create(Object.getPrototypeOf(aggregate) as object) as T, aggregate);
}
