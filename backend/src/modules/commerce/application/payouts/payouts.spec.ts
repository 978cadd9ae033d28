import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Money } from '../../../../platform/domain/money.js';
import { PayoutExists, PayoutTooLarge } from '../../domain/errors.js';
import { PayoutShop } from '../../testing/payout-shop.js';
import { EDUCATOR, LEARNER } from '../../testing/shop.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = new PayoutShop();
  await shop.sell();
});

describe('A payout', () => {
  it('is taken off what the educator is owed', async () => {
    const { before, after } = await shop.pay({ amount: Money.ofPaise(40_000) });
    expect(before).toEqual({ owedPaise: 49_900 });
    expect(after).toMatchObject({ owedPaise: 9_900, educatorId: EDUCATOR, paise: 40_000 });
    expect((await shop.owedEarnings.of(EDUCATOR)).paise).toBe(9_900);
  });

  it('is refused beyond that, and nothing is recorded', async () => {
    await shop.pay({ amount: Money.ofPaise(40_000) });
    const more = shop.pay({ amount: Money.ofPaise(9_901), reference: 'NEFT-2' });
    await expect(more).rejects.toThrow(PayoutTooLarge);
    expect(await shop.stores.payouts.totalTo(EDUCATOR)).toBe(40_000);
  });

  it('is not recorded for somebody who sold nothing, even if it was sent', async () => {
    const wrong = shop.pay({ educatorId: LEARNER, evenIfMore: true });
    await expect(wrong).rejects.toThrow('Nobody with this id has sold a course.');
  });

  it('is not recorded twice, in whatever letters', async () => {
    await shop.pay({ amount: Money.ofPaise(100), reference: 'neft-1' });
    const again = shop.pay({ amount: Money.ofPaise(100), reference: 'NEFT-1' });
    await expect(again).rejects.toThrow(PayoutExists);
  });

  it('is owed again once it is withdrawn, and may be recorded anew', async () => {
    const id = await shop.paid();
    const { before, after } = await shop.withdrawPayout.execute(id);
    const same = { educatorId: EDUCATOR, paise: 49_900, paidOn: '2026-11-21' };
    expect(before).toEqual({ ...same, isWithdrawn: false, owedPaise: 0 });
    expect(after).toEqual({ ...same, isWithdrawn: true, owedPaise: 49_900 });
    await shop.pay();
    expect((await shop.owedEarnings.of(EDUCATOR)).paise).toBe(0);
  });

  it('changes nothing when it is withdrawn again', async () => {
    const id = await shop.paid();
    await shop.withdrawPayout.execute(id);
    const { before, after } = await shop.withdrawPayout.execute(id);
    expect(after).toEqual(before);
  });

  it('cannot be withdrawn where there is none', async () => {
    await expect(shop.withdrawPayout.execute(LEARNER)).rejects.toThrow(NotFound);
  });

  it('leaves less than nothing owed when the sale is given back afterwards', async () => {
    await shop.paid();
    await shop.giveBack();
    expect((await shop.owedEarnings.of(EDUCATOR)).paise).toBe(-49_900);
    await expect(shop.pay({ reference: 'NEFT-2' })).rejects.toThrow(PayoutTooLarge);
  });

  it('is recorded as it was sent when the sale was given back meanwhile', async () => {
    await shop.giveBack();
    await expect(shop.pay()).rejects.toThrow(PayoutTooLarge);
    expect((await shop.pay({ evenIfMore: true })).after).toMatchObject({ owedPaise: -49_900 });
  });
});

describe('The educator', () => {
  it('is told of a payout, with its reference', async () => {
    const id = await shop.paid();
    await shop.tellEducator.payoutRecorded({ payoutId: id, mailId: 'mail-1' });
    const [mail] = shop.mails;
    expect(mail?.subject).toBe('We sent you ₹499');
    expect(mail?.text).toContain('on 21 November 2026. The reference');
    expect(mail?.text).toContain('HDFCN52026112100000001');
    expect(mail?.text).toContain('https://lectern.test/payouts');
  });

  it('is told that one no longer counts, and not that it was sent', async () => {
    const id = await shop.paid();
    await shop.withdrawPayout.execute(id);
    await shop.tellEducator.payoutRecorded({ payoutId: id, mailId: 'mail-1' });
    await shop.tellEducator.payoutWithdrawn({ payoutId: id, mailId: 'mail-2' });
    expect(shop.mails.map(({ subject }) => subject)).toEqual(['A payout of ₹499 no longer counts']);
  });

  it('is told nothing of what was sent long before it was recorded', async () => {
    const payoutId = await shop.paid({ paidOn: '2026-04-01' });
    await shop.tellEducator.payoutRecorded({ payoutId, mailId: 'mail-1' });
    await shop.withdrawPayout.execute(payoutId);
    await shop.tellEducator.payoutWithdrawn({ payoutId, mailId: 'mail-2' });
    expect(shop.mails).toEqual([]);
  });

  it('is told nothing once the account is deleted', async () => {
    const id = await shop.paid();
    shop.buyers.leave(EDUCATOR);
    await shop.tellEducator.payoutRecorded({ payoutId: id, mailId: 'mail-1' });
    expect(shop.mails).toEqual([]);
  });
});
