import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../modules/identity/contract.js';
import { EducatorNames } from '../../modules/learning/application/progress/educator-names.js';

@Injectable()
export class ContractEducatorNames extends EducatorNames {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async of(educatorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const profiles = await this.identity.profilesOf(educatorIds);
    return new Map([...profiles].map(([id, { name }]) => [id, name]));
  }
}
