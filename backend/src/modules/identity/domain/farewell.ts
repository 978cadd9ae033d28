import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { FarewellDue } from './facts.js';

/** All that is left of a deleted account: its confirmed address, until the mail that confirms the deletion is sent. */
export class Farewell extends AggregateRoot {
  private constructor(
    readonly id: string,
    readonly email: string,
    readonly leftAt: Date,
  ) {
    super();
  }

  static bid(id: string, email: string, at: Date): Farewell {
    const farewell = new Farewell(id, email, at);
    farewell.record(FarewellDue.of({ farewellId: id }));
    return farewell;
  }
}
