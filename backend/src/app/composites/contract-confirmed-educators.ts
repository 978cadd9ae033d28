import { Injectable } from '@nestjs/common';
import { ConfirmedEducators } from '../../modules/catalog/application/courses/confirmed-educators.js';
import { IdentityApi } from '../../modules/identity/contract.js';
import { Config } from '../../platform/infrastructure/config/config.js';

/**
 * Learners write to the address shown on a course, so it must be confirmed. Outside production, made-up addresses are
 * fine.
 */
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
