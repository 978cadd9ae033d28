import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Change,
  type Operation,
  type OperationReport,
  Operations,
} from '../../../../platform/application/operations.js';
import type { UsersView } from '../../application/accounts/users-view.js';
import { FrontDesk } from '../../testing/front-desk.js';
import { OpsUsersController } from './ops-users.controller.js';

/** Only runs the work, without audit log or dry runs. */
class PlainOperations extends Operations {
  async perform(
    { action, target, dryRun }: Operation,
    work: () => Promise<Change>,
  ): Promise<OperationReport> {
    return { ...(await work()), auditId: null, action, target, dryRun, changed: true };
  }
}

const body = { reason: 'Ticket 4711: asked for by the owner', dryRun: false };
const operator = { userId: 'ravi', requestId: 'request-1', key: null, print: null };

let desk: FrontDesk;
let controller: OpsUsersController;
let userId: string;
beforeEach(async () => {
  desk = new FrontDesk();
  const view = {} as UsersView;
  const operations = new PlainOperations();
  controller = new OpsUsersController(view, desk.governAccount, desk.sessions, operations);
  userId = (await desk.join()).user.id;
});

describe('Ops staff read that an account has changed', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['locked', () => controller.lock(userId, body, operator)],
    ['of another role', () => controller.role(userId, { ...body, role: 'educator' }, operator)],
  ])('when every process knows that the sessions of one now %s are over', async (_, call) => {
    await call();
    expect(desk.sessions.untold).toBe(0);
  });
});
