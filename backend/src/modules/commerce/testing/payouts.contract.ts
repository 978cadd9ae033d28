import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../../platform/domain/money.js';
import { UuidIds } from '../../../platform/infrastructure/ids/uuid-ids.js';
import type { MadePayout, Payout } from '../domain/payout.js';
import { AT } from './order-builder.js';
import { aPayout, REFERENCE } from './payout-builder.js';
import type { Stores } from './stores.js';

const ids = new UuidIds();

/** What the repository of payouts promises. */
export function payoutsContract(open: () => Promise<Stores>): void {
  let stores: Stores;
  let educatorId: string;
  beforeEach(async () => {
    stores = await open();
    educatorId = ids.next();
  });

  const inRequest = <T>(work: () => Promise<T>) => stores.request(work);

  async function kept(changes: Partial<MadePayout> = {}): Promise<Payout> {
    const payout = aPayout({ id: ids.next(), educatorId, ...changes });
    await inRequest(() => stores.payouts.save(payout));
    return payout;
  }

  const withdraw = (id: string) =>
    inRequest(() =>
      stores.work.run(async () => {
        const payout = await stores.payouts.lock(id);
        payout?.withdraw(AT);
        if (payout) await stores.payouts.save(payout);
      }),
    );

  describe('payouts', () => {
    it('are found as they were saved', async () => {
      const { id } = await kept();
      const found = await inRequest(() => stores.payouts.find(id));
      expect(found).toMatchObject({
        ...{ id, educatorId, paidOn: '2026-11-21', reference: REFERENCE, recordedAt: AT },
        withdrawnAt: null,
      });
      expect(found?.amount.paise).toBe(49_900);
    });

    it('are not there under ids that nobody gave', async () => {
      expect(await inRequest(() => stores.payouts.find(ids.next()))).toBeNull();
      expect(
        await inRequest(() => stores.work.run(() => stores.payouts.lock(ids.next()))),
      ).toBeNull();
    });

    it('stand until they are withdrawn, each to one educator', async () => {
      const { id } = await kept();
      const stands = (whose: string) => inRequest(() => stores.payouts.stands(whose, REFERENCE));
      expect([await stands(educatorId), await stands(ids.next())]).toEqual([true, false]);
      await withdraw(id);
      expect(await stands(educatorId)).toBe(false);
      expect((await inRequest(() => stores.payouts.find(id)))?.withdrawnAt).toEqual(AT);
      await kept();
      expect(await stands(educatorId)).toBe(true);
    });

    it('sum up without those that were withdrawn', async () => {
      const total = () => inRequest(() => stores.payouts.totalTo(educatorId));
      expect(await total()).toBe(0);
      await kept();
      const { id } = await kept({ reference: 'NEFT-2', amount: Money.ofPaise(1) });
      await kept({ educatorId: ids.next() });
      expect(await total()).toBe(49_901);
      await withdraw(id);
      expect(await total()).toBe(49_900);
    });

    it('are listed last recorded first, page by page', async () => {
      const made = [
        await kept(),
        await kept({ reference: 'NEFT-2' }),
        await kept({ reference: 'NEFT-3' }),
      ];
      await kept({ educatorId: ids.next() });
      const page = async (before: string | null, limit: number) =>
        (await inRequest(() => stores.payouts.list({ educatorId, before, limit }))).map(
          ({ id }) => id,
        );
      const [first, second, third] = made.map(({ id }) => id);
      expect(await page(null, 2)).toEqual([third, second]);
      expect(await page(second ?? null, 2)).toEqual([first]);
    });

    it('are found by the reference of their transfer, whoever was paid', async () => {
      const reference = `NEFT-${ids.next().slice(-12).toUpperCase()}`;
      const mine = await kept({ reference });
      const theirs = await kept({ reference, educatorId: ids.next() });
      await kept();
      const found = async (whose?: string) =>
        (
          await inRequest(() =>
            stores.payouts.list({ reference, educatorId: whose, before: null, limit: 9 }),
          )
        ).map(({ id }) => id);
      expect(await found()).toEqual([theirs.id, mine.id]);
      expect(await found(educatorId)).toEqual([mine.id]);
    });
  });
}
