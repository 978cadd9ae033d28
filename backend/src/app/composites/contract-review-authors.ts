import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../modules/identity/contract.js';
import {
  type ReviewAuthor,
  ReviewAuthors,
} from '../../modules/reviews/application/reviews/review-authors.js';

@Injectable()
export class ContractReviewAuthors extends ReviewAuthors {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, ReviewAuthor>> {
    const profiles = await this.identity.profilesOf(userIds);
    return new Map(
      [...profiles].map(([id, { name, photoUrl, role }]) => [
        id,
        { name, photoUrl, role: role === 'educator' ? 'educator' : 'student' },
      ]),
    );
  }
}
