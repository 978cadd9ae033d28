import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../modules/identity/contract.js';
import { LearnerNames } from '../../modules/learning/application/certificates/learner-names.js';

@Injectable()
export class ContractLearnerNames extends LearnerNames {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async of(learnerId: string): Promise<string | null> {
    return (await this.identity.profilesOf([learnerId])).get(learnerId)?.name ?? null;
  }
}
