import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { Outbox } from '../../../../platform/infrastructure/outbox/outbox.js';

/** What the sandbox stores its records with. */
@Injectable()
export class SandboxBooks {
  constructor(
    readonly sql: Sql,
    readonly ids: Ids,
    readonly outbox: Outbox,
    readonly unitOfWork: UnitOfWork,
  ) {}
}
