import { LastOpsAccount, OwnAccount } from './errors.js';
import type { User } from './user.js';
import type { Users } from './users.js';

/** What takes somebody out of the ops staff, others do: a slip would leave nobody who may take it back. @throws OwnAccount */
export function assertSomebodyElse(user: User, operatorId: string): void {
  if (user.isActiveOps && user.id === operatorId) throw new OwnAccount();
}

/** Before an account is locked, demoted or deleted: whoever unlocks accounts has to be able to log in. @throws LastOpsAccount */
export async function assertOthersStay(user: User, users: Users): Promise<void> {
  if (user.isActiveOps && (await users.countOtherOps(user)) === 0) throw new LastOpsAccount();
}
