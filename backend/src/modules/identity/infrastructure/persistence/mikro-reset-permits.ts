import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ResetPermit } from '../../domain/reset-permit.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { ResetPermitMapping } from './mapping.js';

@Injectable()
export class MikroResetPermits extends ResetPermits {
  constructor(private readonly em: EntityManager) {
    super();
  }

  find(tokenHash: string): Promise<ResetPermit | null> {
    return this.em.findOne(
      ResetPermitMapping,
      { tokenHash },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  async save(permit: ResetPermit): Promise<void> {
    this.em.persist(permit);
    await this.em.flush();
  }
}
