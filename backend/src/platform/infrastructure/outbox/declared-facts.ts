import type { AnyFactType } from '../../domain/fact.js';

/** Every fact that any module declares in its contract; nothing else can be recorded or subscribed to. */
export class DeclaredFacts {
  private readonly names: ReadonlySet<string>;

  /** @throws Error when two facts share a name. */
  constructor(facts: readonly AnyFactType[]) {
    this.names = new Set(facts.map((fact) => fact.name));
    if (this.names.size < facts.length) throw new Error('Two facts share a name.');
  }

  has(name: string): boolean {
    return this.names.has(name);
  }
}
