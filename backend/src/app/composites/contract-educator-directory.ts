import { Injectable } from '@nestjs/common';
import { EducatorDirectory } from '../../modules/catalog/application/courses/educator-directory.js';
import { IdentityApi } from '../../modules/identity/contract.js';

type Names = ReadonlyMap<string, string>;

const MOST_KEPT = 1_000;
const MAX_AGE_MS = 30_000;

/**
 * A cache: the same misspelled words recur, and most of them name nobody. Entries may be as old as a cached search
 * answer.
 */
@Injectable()
export class ContractEducatorDirectory extends EducatorDirectory {
  private readonly kept = new Map<string, { readonly names: Names; readonly until: number }>();

  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async named(words: readonly string[]): Promise<Names> {
    const asked = words.join(' ');
    const known = this.kept.get(asked);
    if (known && known.until > performance.now()) return known.names;
    const names = await this.identity.educatorsNamed(words);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(asked, { names, until: performance.now() + MAX_AGE_MS });
    return names;
  }
}
