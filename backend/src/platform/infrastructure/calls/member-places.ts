import { Shares } from './shares.js';

/** Limits how many pieces of work each member may have running at once, so that slots remain for others. */
export class MemberPlaces {
  private readonly shares: Shares;

  constructor(most: number) {
    this.shares = new Shares(most);
  }

  /** Runs the work in one of the member's slots. @throws the error made by `refusal` when none is free */
  async take<T>(memberId: string, refusal: () => Error, work: () => Promise<T>): Promise<T> {
    if (!this.shares.take(memberId)) throw refusal();
    try {
      return await work();
    } finally {
      this.shares.leave(memberId);
    }
  }
}
