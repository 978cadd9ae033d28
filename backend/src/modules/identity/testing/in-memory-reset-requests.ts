import type { Fact } from '../../../platform/domain/fact.js';
import type { ResetRequest } from '../domain/reset-request.js';
import { ResetRequests } from '../domain/reset-requests.js';
import { Shelf } from './shelf.js';

export class InMemoryResetRequests extends ResetRequests {
  private readonly shelf = new Shelf<ResetRequest>();

  /** @param facts receives the saved facts */
  constructor(private readonly facts: Fact[] = []) {
    super();
  }

  get all(): readonly ResetRequest[] {
    return this.shelf.all;
  }

  async save(request: ResetRequest): Promise<void> {
    this.facts.push(...request.pullFacts());
    this.shelf.put(request.id, request);
  }

  async take(id: string): Promise<ResetRequest | null> {
    const request = this.shelf.get(id);
    this.shelf.remove(id);
    return request;
  }

  async removeOver(before: Date, most: number): Promise<number> {
    return this.shelf.removeWhere(({ askedAt }) => askedAt < before, most);
  }
}
