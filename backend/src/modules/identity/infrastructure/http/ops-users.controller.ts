import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import {
  type Change,
  type Operation,
  type Operator,
  Operations,
} from '../../../../platform/application/operations.js';
import { pageOf } from '../../../../platform/application/page.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import {
  CurrentOperator,
  opsBody,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id, pageLimit, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { GovernAccount } from '../../application/accounts/govern-account.js';
import { type UserRecord, UsersView } from '../../application/accounts/users-view.js';
import { Sessions } from '../../domain/sessions.js';

const MAX_PAGE = 100;

const UsersQuery = z.object({
  q: text('Search', { max: 254 }).optional().meta({
    description: 'The beginning of an email address or a name, or a whole id.',
    example: 'asha@',
  }),
  limit: pageLimit({ most: MAX_PAGE, usual: 50 }),
  cursor: z.uuid().optional().meta({ description: 'From the `Link` header of the previous page.' }),
});

const instant = z.iso.datetime().meta({ example: '2026-11-21T06:30:00.000Z' });
const role = z.enum(['student', 'educator', 'ops'], { error: 'Choose student, educator or ops.' });

const OpsUserView = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    name: z.string().meta({ example: 'Asha Rao' }),
    email: z.string().meta({ example: 'asha@example.com' }),
    role: role.meta({ example: 'educator' }),
    createdAt: instant,
    emailVerifiedAt: instant.nullable(),
    lockedAt: instant.nullable(),
    liveSessions: z.int().meta({ example: 1 }),
  })
  .meta({ id: 'OpsUser' });

const RoleBody = opsBody('SetRoleRequest', { role: role.meta({ example: 'educator' }) });

@OpsArea('Users')
@Controller('api/ops/users')
export class OpsUsersController {
  constructor(
    private readonly users: UsersView,
    private readonly govern: GovernAccount,
    private readonly sessions: Sessions,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'findUsers',
    summary: 'Find accounts',
    description:
      'Matches the beginning of a name or email address, a whole id, or the whole address that an account had within the last month. Newest first.',
  })
  @ApiOkResponse({ standardSchema: z.array(OpsUserView), description: 'One page of accounts.' })
  @Get()
  async find(
    @Query({ schema: UsersQuery }) { q, limit, cursor }: z.output<typeof UsersQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<z.infer<typeof OpsUserView>[]> {
    const query = { text: q || null, limit: limit + 1, after: cursor ?? null };
    const { items, next } = pageOf(await this.users.find(query), limit);
    linkNext(request, response, next && next.id);
    return items.map(present);
  }

  @OpsWrite({
    operationId: 'lockUser',
    summary: 'Lock an account',
    description:
      'Ends the sessions of the account, which cannot log in until you unlock it. Its courses stay. Your own account and the last active ops account cannot be locked (409).',
  })
  @Post(':userId/lock')
  lock(
    @Param('userId', { schema: Id }) userId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'identity.lock-user', target: userId, ...body };
    return this.perform(operation, () => this.govern.lock(userId, operator.userId));
  }

  @OpsWrite({
    operationId: 'unlockUser',
    summary: 'Unlock an account, so that it can log in again',
  })
  @Post(':userId/unlock')
  unlock(
    @Param('userId', { schema: Id }) userId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'identity.unlock-user', target: userId, ...body };
    return this.perform(operation, () => this.govern.unlock(userId));
  }

  @OpsWrite({
    operationId: 'setUserRole',
    summary: 'Change the role of an account',
    description:
      'Ends the sessions of the account, so that the next one has the new role. Courses of a former educator stay on sale. Your own account and the last active ops account cannot lose the ops role (409).',
    danger: 'The role `ops` may make every call in this document.',
  })
  @Post(':userId/role')
  role(
    @Param('userId', { schema: Id }) userId: string,
    @Body({ schema: RoleBody }) { role: wanted, ...body }: z.output<typeof RoleBody>,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'identity.set-role', target: userId, ...body };
    return this.perform(operation, () => this.govern.assignRole(userId, wanted, operator.userId));
  }

  /** Every change ends the account's sessions: the response is sent once every process knows of it. */
  private async perform(operation: Operation, work: () => Promise<Change>) {
    const report = await this.operations.perform(operation, work);
    if (!report.dryRun) await this.sessions.told();
    return report;
  }
}

function present(user: UserRecord): z.infer<typeof OpsUserView> {
  const { id, name, email, role: current, liveSessions } = user;
  return {
    _id: id,
    name,
    email,
    role: current,
    createdAt: user.createdAt.toISOString(),
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    lockedAt: user.lockedAt?.toISOString() ?? null,
    liveSessions,
  };
}
