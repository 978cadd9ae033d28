import { Injectable } from '@nestjs/common';
import { EducatorDirectory } from '../../modules/catalog/application/courses/educator-directory.js';
import { IdentityApi } from '../../modules/identity/contract.js';

@Injectable()
export class ContractEducatorDirectory extends EducatorDirectory {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  named(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.identity.educatorsNamed(words);
  }
}
