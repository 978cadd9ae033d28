import type { Fact } from '../../../platform/domain/fact.js';
import {
  type ChallengeKind,
  type ChallengeTrace,
  KINDS,
  type OtpChallenge,
  type Purpose,
} from '../domain/otp-challenge.js';
import { OtpChallenges } from '../domain/otp-challenges.js';
import { Shelf } from './shelf.js';

export class InMemoryOtpChallenges extends OtpChallenges {
  private readonly shelf = new Shelf<OtpChallenge>();
  private readonly traces = new Shelf<
    ChallengeTrace & Pick<OtpChallenge, 'kind'> & { email: string }
  >();

  /** @param facts receives the saved facts */
  constructor(private readonly facts: Fact[] = []) {
    super();
  }

  get all(): readonly OtpChallenge[] {
    return this.shelf.all;
  }

  async find(id: string): Promise<OtpChallenge | null> {
    return this.shelf.get(id);
  }

  lock(id: string): Promise<OtpChallenge | null> {
    return this.find(id);
  }

  async lockResetsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(since).filter(isOf(userId, KINDS.reset));
  }

  async lockVerificationsSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(since).filter(isOf(userId, KINDS.verification));
  }

  async lockEmailChangesSince(userId: string, since: Date): Promise<OtpChallenge[]> {
    return this.since(since).filter(isOf(userId, KINDS.move));
  }

  async lockEmailChangesAround(
    userId: string,
    newEmail: string,
    since: Date,
  ): Promise<OtpChallenge[]> {
    const isOwn = isOf(userId, KINDS.move);
    return this.since(since).filter((one) => isOwn(one) || one.newEmail === newEmail);
  }

  async tracesAt(email: string, purpose: Purpose, since: Date): Promise<ChallengeTrace[]> {
    const kinds: readonly ChallengeKind[] = KINDS[purpose];
    return this.traces.all.filter(
      (one) => one.email === email && one.createdAt >= since && kinds.includes(one.kind),
    );
  }

  async leaveTraces({ id, email }: { id: string; email: string }): Promise<void> {
    for (const one of await this.keptOf(id)) {
      const { kind, createdAt, wrongTries, newEmail } = one;
      this.traces.put(one.id, { kind, createdAt, wrongTries, email: newEmail ?? email });
      this.shelf.remove(one.id);
    }
  }

  async keptOf(userId: string): Promise<OtpChallenge[]> {
    return this.since(new Date(0)).filter((one) => one.userId === userId);
  }

  closeAll(userId: string, at: Date): Promise<void> {
    return this.close(({ userId: owner }) => owner === userId, at);
  }

  closeEmailChanges(userId: string, at: Date): Promise<void> {
    return this.close(isOf(userId, KINDS.move), at);
  }

  async wrongTriesSince(since: Date): Promise<number> {
    const traces = this.traces.all.filter(({ createdAt }) => createdAt >= since);
    return [...this.since(since), ...traces].reduce((sum, { wrongTries }) => sum + wrongTries, 0);
  }

  async save(challenge: OtpChallenge): Promise<void> {
    this.facts.push(...challenge.pullFacts());
    this.shelf.put(challenge.id, challenge);
  }

  async removeOver(before: Date, most: number): Promise<number> {
    const traces = this.traces.removeWhere(({ createdAt }) => createdAt < before, most);
    return Math.max(
      this.shelf.removeWhere(({ expiresAt }) => expiresAt < before, most),
      traces,
    );
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

const isOf = (owner: string, kinds: readonly ChallengeKind[]) => (one: OtpChallenge) =>
  one.userId === owner && kinds.includes(one.kind);
