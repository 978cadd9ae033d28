import { LastOpsAccount, OwnAccount } from './errors.js';
import type { User } from './user.js';
import type { Users } from './users.js';

/** Ops staff cannot take their own rights away: after a slip, nobody might be left to undo it. @throws OwnAccount */
export function assertSomebodyElse(user: User, operatorId: string): void {
  if (user.isActiveOps && user.id === operatorId) throw new OwnAccount();
}

/**
 * Called before an account is locked, demoted or deleted: one ops account must remain able to log in. @throws
 * LastOpsAccount
 */
export async function assertOthersStay(user: User, users: Users): Promise<void> {
  if (user.isActiveOps && (await users.countOtherOps(user)) === 0) throw new LastOpsAccount();
}
