import type { Fact } from '../../../platform/domain/fact.js';
import type { OtpChallenge } from '../domain/otp-challenge.js';
import { OtpChallenges } from '../domain/otp-challenges.js';
import { Shelf } from './shelf.js';

export class InMemoryOtpChallenges extends OtpChallenges {
  private readonly shelf = new Shelf<OtpChallenge>();

  /** @param facts where the facts go that were saved */
  constructor(private readonly facts: Fact[] = []) {
    super();
  }

  get all(): readonly OtpChallenge[] {
    return this.shelf.all;
  }

  async find(id: string): Promise<OtpChallenge | null> {
    return this.shelf.get(id);
  }

  claim(id: string): Promise<OtpChallenge | null> {
    return this.find(id);
  }

  async resetsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(since).filter(
      (challenge) => challenge.userId === userId && challenge.kind !== 'verification',
    );
  }

  async verificationsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(since).filter(
      (challenge) => challenge.userId === userId && challenge.kind === 'verification',
    );
  }

  async wrongTriesSince(since: Date): Promise<number> {
    return this.since(since).reduce((sum, { wrongTries }) => sum + wrongTries, 0);
  }

  async save(challenge: OtpChallenge): Promise<void> {
    this.facts.push(...challenge.pullFacts());
    this.shelf.put(challenge.id, challenge);
  }

  async removeOver(before: Date, most: number): Promise<number> {
    return this.shelf.removeWhere(({ expiresAt }) => expiresAt < before, most);
  }

  /** Newest first. */
  private since(instant: Date): OtpChallenge[] {
    return this.all
      .filter(({ createdAt }) => createdAt >= instant)
      .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  }
}
