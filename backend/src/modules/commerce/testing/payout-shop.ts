import type { Mail, Mailer } from '../../../platform/application/mailer.js';
import { TellEducator } from '../application/mails/tell-educator.js';
import { OwedEarnings } from '../application/payouts/owed-earnings.js';
import { RecordPayout, type RecordPayoutCommand } from '../application/payouts/record-payout.js';
import { WithdrawPayout } from '../application/payouts/withdraw-payout.js';
import { aTransfer } from './payout-builder.js';
import { LEARNER, Shop } from './shop.js';

/** A shop whose educator is paid what the sales earned. */
export class PayoutShop extends Shop {
  readonly mails: Mail[] = [];
  readonly owedEarnings = new OwedEarnings(this.stores.ledger, this.stores.payouts);
  readonly withdrawPayout = new WithdrawPayout(
    this.stores.payouts,
    this.owedEarnings,
    this.stores.work,
    this.clock,
  );
  readonly tellEducator = new TellEducator(
    this.stores.payouts,
    this.buyers,
    { send: async (mail) => void this.mails.push(mail) } satisfies Mailer,
    {
      toOrder: (id) => `https://lectern.test/orders/${id}`,
      toPayouts: () => 'https://lectern.test/payouts',
    },
  );
  private readonly recordPayout = new RecordPayout(
    this.stores.payouts,
    this.stores.ledger,
    this.owedEarnings,
    this.stores.work,
    this.clock,
  );

  /** Sells the course for 499 rupees. */
  async sell(): Promise<void> {
    const { report } = this.provider.pay(await this.checkout(), 'captured');
    await this.settle(report);
  }

  async giveBack(): Promise<void> {
    const [order] = this.orders.all;
    const back = { learnerId: LEARNER, orderId: order?.id ?? '', reason: '' };
    await this.refundOwnOrder.execute(back);
  }

  /** Records a transfer of all that was earned, unless said otherwise. */
  pay({ evenIfMore = false, ...changes }: Partial<RecordPayoutCommand> = {}) {
    const transfer = aTransfer({ id: this.ids.next(), ...changes });
    return this.recordPayout.execute({ ...transfer, evenIfMore });
  }

  /** The id of a payout of all that was earned. */
  async paid(changes: Partial<RecordPayoutCommand> = {}): Promise<string> {
    const id = this.ids.next();
    await this.pay({ ...changes, id });
    return id;
  }
}
