import type { Fact } from '../../../platform/domain/fact.js';
import type { ChallengeKind, OtpChallenge } from '../domain/otp-challenge.js';
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
    return this.since(since).filter(isOf(userId, ['code', 'link']));
  }

  async verificationsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(since).filter(isOf(userId, ['verification']));
  }

  async claimEmailChanges(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(since).filter(isOf(userId, MOVES));
  }

  async emailChangesAround(userId: string, newEmail: string, since: Date): Promise<OtpChallenge[]> {
    const isOwn = isOf(userId, MOVES);
    return this.since(since).filter((one) => isOwn(one) || one.newEmail === newEmail);
  }

  async keptOf(userId: string): Promise<OtpChallenge[]> {
    return this.since(new Date(0)).filter((one) => one.userId === userId);
  }

  closeAll(userId: string, at: Date): Promise<void> {
    return this.close(isOf(userId, ['code', 'link', 'verification', ...MOVES]), at);
  }

  closeEmailChanges(userId: string, at: Date): Promise<void> {
    return this.close(isOf(userId, MOVES), at);
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

  private async close(isMeant: (one: OtpChallenge) => boolean, at: Date): Promise<void> {
    for (const one of this.all.filter((each) => isMeant(each) && each.isOpen(at)))
      this.shelf.put(one.id, Object.assign(one, { expiresAt: at }));
  }

  /** Newest first. */
  private since(instant: Date): OtpChallenge[] {
    return this.all
      .filter(({ createdAt }) => createdAt >= instant)
      .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  }
}

const MOVES: readonly ChallengeKind[] = ['email-code', 'email-link'];

const isOf = (owner: string, kinds: readonly ChallengeKind[]) => (one: OtpChallenge) =>
  one.userId === owner && kinds.includes(one.kind);
