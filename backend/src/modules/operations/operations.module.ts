import { Global, Module } from '@nestjs/common';
import { Operations } from '../../platform/application/operations.js';
import { AuditLog } from './application/audit-log.js';
import { AuditedOperations } from './application/audited-operations.js';
import { AuditLogController } from './infrastructure/http/audit-log.controller.js';
import { ConditionController } from './infrastructure/http/condition.controller.js';
import { QueuesController } from './infrastructure/http/queues.controller.js';
import { SqlAuditLog } from './infrastructure/persistence/sql-audit-log.js';

@Global()
@Module({
  controllers: [AuditLogController, ConditionController, QueuesController],
  providers: [
    { provide: AuditLog, useClass: SqlAuditLog },
    { provide: Operations, useClass: AuditedOperations },
  ],
  exports: [Operations],
})
export class OperationsModule {}
