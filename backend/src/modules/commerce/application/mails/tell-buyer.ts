import { Injectable } from '@nestjs/common';
import { type Mail, Mailer } from '../../../../platform/application/mailer.js';
import { Orders } from '../../domain/orders.js';
import { Payments } from '../../domain/payments.js';
import { Refunds } from '../../domain/refunds.js';
import { Buyers } from '../orders/buyers.js';
import { ClientLinks } from './client-links.js';
import {
  type Letter,
  partRefundedMail,
  receiptMail,
  refundCompletedMail,
  refundRequestedMail,
} from './mails.js';

interface AboutRefund {
  readonly orderId: string;
  readonly paymentId: string;
  readonly mailId: string;
}

/** Mails buyers about their money; sends nothing when the buyer's account is deleted. */
@Injectable()
export class TellBuyer {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly buyers: Buyers,
    private readonly mailer: Mailer,
    private readonly links: ClientLinks,
  ) {}

  async paid({ orderId, mailId }: { orderId: string; mailId: string }): Promise<void> {
    const paidBy = (await this.orders.find(orderId))?.paidBy;
    const payment = paidBy ? await this.payments.find(paidBy) : null;
    await this.tell(orderId, mailId, (letter) => receiptMail(letter, payment?.method ?? null));
  }

  partRefunded(part: { orderId: string; amountPaise: number; mailId: string }): Promise<void> {
    const { orderId, amountPaise, mailId } = part;
    return this.tell(orderId, mailId, (letter) => partRefundedMail(letter, amountPaise));
  }

  /** Sent once: a retry after the provider's refusal is of no interest to the buyer. */
  async refundRequested({ orderId, paymentId, mailId }: AboutRefund): Promise<void> {
    const refund = await this.refunds.find(paymentId);
    if (refund && !refund.wasRetried)
      await this.tell(orderId, mailId, (letter) => refundRequestedMail(letter, refund));
  }

  async refundCompleted({ orderId, paymentId, mailId }: AboutRefund): Promise<void> {
    const refund = await this.refunds.find(paymentId);
    if (refund) await this.tell(orderId, mailId, (letter) => refundCompletedMail(letter, refund));
  }

  private async tell(orderId: string, id: string, write: (letter: Letter) => Mail): Promise<void> {
    const order = await this.orders.find(orderId);
    const buyer = order && (await this.buyers.addresseeOf(order.learnerId));
    if (order && buyer)
      await this.mailer.send(write({ id, buyer, order, link: this.links.toOrder(orderId) }));
  }
}
