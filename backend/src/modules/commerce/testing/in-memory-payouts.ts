import type { Payout } from '../domain/payout.js';
import { Payouts, type WantedPayouts } from '../domain/payouts.js';
import { AggregateShelf, RecordedFacts } from './aggregate-shelf.js';

export class InMemoryPayouts extends Payouts {
  readonly shelf: AggregateShelf<Payout>;

  constructor(facts = new RecordedFacts()) {
    super();
    this.shelf = new AggregateShelf(facts);
  }

  /** Nothing runs at the same time here. */
  async reserve(): Promise<void> {}

  async find(id: string): Promise<Payout | null> {
    return this.shelf.get(id);
  }

  async lock(id: string): Promise<Payout | null> {
    return this.shelf.get(id);
  }

  async stands(educatorId: string, reference: string): Promise<boolean> {
    return this.standing(educatorId).some((payout) => payout.reference === reference);
  }

  async list({ educatorId, reference, before, limit }: WantedPayouts): Promise<readonly Payout[]> {
    return this.shelf.all
      .filter((payout) => educatorId === undefined || payout.educatorId === educatorId)
      .filter((payout) => reference === undefined || payout.reference === reference)
      .filter(({ id }) => before === null || id < before)
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, limit);
  }

  async totalTo(educatorId: string): Promise<number> {
    return this.standing(educatorId).reduce((sum, { amount }) => sum + amount.paise, 0);
  }

  async save(payout: Payout): Promise<void> {
    this.shelf.put(payout);
  }

  private standing(educatorId: string): Payout[] {
    return this.shelf.all.filter(
      (payout) => payout.educatorId === educatorId && !payout.isWithdrawn,
    );
  }
}
