import type { ResetPermit } from '../domain/reset-permit.js';
import { ResetPermits } from '../domain/reset-permits.js';
import { Shelf } from './shelf.js';

export class InMemoryResetPermits extends ResetPermits {
  private readonly shelf = new Shelf<ResetPermit>();

  async find(tokenHash: string): Promise<ResetPermit | null> {
    return this.shelf.get(tokenHash);
  }

  async save(permit: ResetPermit): Promise<void> {
    this.shelf.put(permit.tokenHash, permit);
  }

  async revokeAll(userId: string, at: Date): Promise<void> {
    for (const permit of this.shelf.all.filter((each) => each.userId === userId)) {
      permit.use(at);
      await this.save(permit);
    }
  }

  async removeOver(before: Date, most: number): Promise<number> {
    return this.shelf.removeWhere(({ expiresAt }) => expiresAt < before, most);
  }
}
