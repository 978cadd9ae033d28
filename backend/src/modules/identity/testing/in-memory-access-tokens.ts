import type { Fact } from '../../../platform/domain/fact.js';
import type { AccessToken } from '../domain/access-token.js';
import { AccessTokens } from '../domain/access-tokens.js';
import { Shelf } from './shelf.js';

export class InMemoryAccessTokens extends AccessTokens {
  private readonly shelf = new Shelf<AccessToken>();

  /** @param facts receives the saved facts */
  constructor(private readonly facts: Fact[] = []) {
    super();
  }

  get all(): readonly AccessToken[] {
    return this.shelf.all;
  }

  async find(id: string): Promise<AccessToken | null> {
    return this.shelf.get(id);
  }

  async liveOf(userId: string, at: Date): Promise<readonly AccessToken[]> {
    return (await this.keptOf(userId)).filter((token) => token.isLive(at));
  }

  async keptOf(userId: string): Promise<readonly AccessToken[]> {
    return this.shelf.all
      .filter((token) => token.userId === userId)
      .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  }

  async revokeAll(userId: string, at: Date): Promise<void> {
    for (const token of await this.liveOf(userId, at)) {
      token.revoke(at);
      await this.save(token);
    }
  }

  async save(token: AccessToken): Promise<void> {
    this.facts.push(...token.pullFacts());
    this.shelf.put(token.id, token);
  }

  async removeOver(before: Date, most: number): Promise<number> {
    return this.shelf.removeWhere((token) => token.wasOverBefore(before), most);
  }
}
