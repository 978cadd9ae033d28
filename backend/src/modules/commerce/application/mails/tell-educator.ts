import { Injectable } from '@nestjs/common';
import { type Mail, Mailer } from '../../../../platform/application/mailer.js';
import type { Payout } from '../../domain/payout.js';
import { Payouts } from '../../domain/payouts.js';
import { Buyers } from '../orders/buyers.js';
import { ClientLinks } from './client-links.js';
import { type PayoutLetter, payoutRecordedMail, payoutWithdrawnMail } from './payout-mails.js';

interface AboutPayout {
  readonly payoutId: string;
  readonly mailId: string;
}

/** Mails educators about their payouts; sends nothing when the account is deleted. */
@Injectable()
export class TellEducator {
  constructor(
    private readonly payouts: Payouts,
    private readonly buyers: Buyers,
    private readonly mailer: Mailer,
    private readonly links: ClientLinks,
  ) {}

  /** Sends nothing about a payout that was withdrawn meanwhile, nor about what was sent long before it was recorded. */
  async payoutRecorded({ payoutId, mailId }: AboutPayout): Promise<void> {
    const payout = await this.payouts.find(payoutId);
    if (payout?.isNews && !payout.isWithdrawn) await this.tell(payout, mailId, payoutRecordedMail);
  }

  async payoutWithdrawn({ payoutId, mailId }: AboutPayout): Promise<void> {
    const payout = await this.payouts.find(payoutId);
    if (payout?.isNews) await this.tell(payout, mailId, payoutWithdrawnMail);
  }

  private async tell(
    payout: Payout,
    id: string,
    write: (letter: PayoutLetter) => Mail,
  ): Promise<void> {
    const educator = await this.buyers.addresseeOf(payout.educatorId);
    if (educator)
      await this.mailer.send(write({ id, educator, payout, link: this.links.toPayouts() }));
  }
}
