import { beforeEach, describe, expect, it } from '@jest/globals';
import { LastOpsAccount, OwnAccount } from '../../domain/errors.js';
import { FrontDesk, PASSWORD } from '../../testing/front-desk.js';
import type { SignedIn } from '../sessions/session-starter.js';

let desk: FrontDesk;
let asha: SignedIn;
beforeEach(async () => {
  desk = new FrontDesk();
  asha = await desk.join('asha');
});

const OPERATOR = 'somebody of the ops staff';
const lock = ({ user }: SignedIn, by = OPERATOR) => desk.governAccount.lock(user.id, by);
const demote = ({ user }: SignedIn, by = OPERATOR) =>
  desk.governAccount.assignRole(user.id, 'educator', by);
const leave = ({ user }: SignedIn) =>
  desk.deleteAccount.execute({ userId: user.id, password: PASSWORD, idToken: null, nonce: null });

async function opsStaff(name: string): Promise<SignedIn> {
  const { user } = await desk.join(name);
  await desk.governAccount.assignRole(user.id, 'ops', OPERATOR);
  return desk.login(name);
}

describe('What ops staff change about an account', () => {
  it('ends its sessions, when it is a change', async () => {
    await desk.governAccount.assignRole(asha.user.id, 'student', OPERATOR);
    expect(await desk.isLive(asha)).toBe(true);
    await demote(asha);
    expect(await desk.isLive(asha)).toBe(false);
  });

  it('is told as it was and as it is', async () => {
    expect(await lock(asha)).toEqual({
      before: { role: 'student', isLocked: false },
      after: { role: 'student', isLocked: true },
    });
    await desk.governAccount.unlock(asha.user.id);
    await desk.login('asha');
  });
});

describe('The last active ops account', () => {
  const changes = { locked: lock, demoted: demote, deleted: leave };

  it.each(Object.entries(changes))('is not %s', async (_, change) => {
    const last = await opsStaff('meera');
    const locked = await opsStaff('ravi');
    await lock(locked, last.user.id);
    await expect(change(last)).rejects.toThrow(LastOpsAccount);
    expect(await desk.isLive(last)).toBe(true);
    expect((await desk.findUser.execute({ userId: last.user.id })).isActiveOps).toBe(true);
  });

  it.each(Object.entries(changes))(
    'is one that may be %s while there is another',
    async (_, go) => {
      const [meera] = [await opsStaff('meera'), await opsStaff('ravi')];
      await go(meera);
      expect(await desk.isLive(meera)).toBe(false);
    },
  );
});

describe('A member of the ops staff', () => {
  it.each(Object.entries({ lock, demote }))(
    'does not %s the own account, even if there are others',
    async (_, change) => {
      const [meera] = [await opsStaff('meera'), await opsStaff('ravi')];
      await expect(change(meera, meera.user.id)).rejects.toThrow(OwnAccount);
      expect(await desk.isLive(meera)).toBe(true);
    },
  );

  it('keeps the role when it is given once more', async () => {
    const last = await opsStaff('meera');
    await desk.governAccount.assignRole(last.user.id, 'ops', last.user.id);
    expect(await desk.isLive(last)).toBe(true);
  });
});
