import { Injectable } from '@nestjs/common';
import { ConfirmedEducators } from '../../modules/catalog/application/courses/confirmed-educators.js';
import { IdentityApi } from '../../modules/identity/contract.js';
import { Config } from '../../platform/infrastructure/config/config.js';

/** Learners write to the address that a course shows. Outside production, where it may be made up, it is nobody's. */
@Injectable()
export class ContractConfirmedEducators extends ConfirmedEducators {
  constructor(
    private readonly identity: IdentityApi,
    private readonly config: Config,
  ) {
    super();
  }

  async has(userId: string): Promise<boolean> {
    return !this.config.isProduction || this.identity.hasConfirmedEmail(userId);
  }
}
