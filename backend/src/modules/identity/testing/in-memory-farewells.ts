import type { Fact } from '../../../platform/domain/fact.js';
import type { Farewell } from '../domain/farewell.js';
import { Farewells } from '../domain/farewells.js';
import { Shelf } from './shelf.js';

export class InMemoryFarewells extends Farewells {
  private readonly shelf = new Shelf<Farewell>();

  /** @param facts receives the saved facts */
  constructor(private readonly facts: Fact[] = []) {
    super();
  }

  get all(): readonly Farewell[] {
    return this.shelf.all;
  }

  async save(farewell: Farewell): Promise<void> {
    this.facts.push(...farewell.pullFacts());
    this.shelf.put(farewell.id, farewell);
  }

  async find(id: string): Promise<Farewell | null> {
    return this.shelf.get(id);
  }

  async remove({ id }: Farewell): Promise<void> {
    this.shelf.remove(id);
  }
}
