import { Injectable } from '@nestjs/common';
import { IdentityApi } from '../../modules/identity/contract.js';
import { PeopleNames } from '../../modules/learning/application/people-names.js';

@Injectable()
export class ContractPeopleNames extends PeopleNames {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const profiles = await this.identity.profilesOf(userIds);
    return new Map([...profiles].map(([id, { name }]) => [id, name]));
  }
}
