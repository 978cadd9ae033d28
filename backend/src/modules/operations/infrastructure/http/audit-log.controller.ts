import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { pageOf } from '../../../../platform/application/page.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { OpsArea } from '../../../../platform/infrastructure/http/access/ops.js';
import { AuditLog } from '../../application/audit-log.js';
import { AuditEntryView, AuditQuery, presentEntry } from './audit-log-view.js';

@OpsArea('Audit log')
@Controller('api/ops/audit-log')
export class AuditLogController {
  constructor(private readonly auditLog: AuditLog) {}

  @ApiOperation({
    operationId: 'listAuditEntries',
    summary: 'List the entries of the audit log, newest first',
    description:
      'Contains every ops write that was carried out, with its reason. Entries are added and never changed.',
  })
  @ApiOkResponse({ standardSchema: z.array(AuditEntryView), description: 'One page of entries.' })
  @Get()
  async list(
    @Query({ schema: AuditQuery }) query: z.output<typeof AuditQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { actor, action, target, from, until, limit, cursor } = query;
    const filter = { actorId: actor, action, target, from, until };
    const entries = await this.auditLog.page(filter, limit + 1, cursor ?? null);
    const { items, next } = pageOf(entries, limit);
    linkNext(request, response, next && next.id);
    return items.map(presentEntry);
  }
}
