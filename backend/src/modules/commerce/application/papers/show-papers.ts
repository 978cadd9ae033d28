import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { TaxDocument } from '../../domain/tax-document.js';
import { TaxDocuments } from '../../domain/tax-documents.js';
import { Buyers } from '../orders/buyers.js';
import { OrderHistory, type OrderRecord } from '../orders/order-history.js';
import { IssueTaxDocuments } from './issue-tax-documents.js';
import { Papers } from './papers.js';
import { paymentMethodText } from '../payments/payment-method-text.js';
import { RegisteredSeller } from './registered-seller.js';
import { returnedMoney } from './returned-money.js';

export interface ShownPaper {
  /** The file name without its extension. */
  readonly name: string;
  readonly pdf: Buffer;
}

/** A learner's documents of an order: the invoice, or a receipt where there is none, and the credit notes. */
@Injectable()
export class ShowPapers {
  constructor(
    private readonly history: OrderHistory,
    private readonly documents: TaxDocuments,
    private readonly issuing: IssueTaxDocuments,
    private readonly buyers: Buyers,
    private readonly papers: Papers,
    private readonly seller: RegisteredSeller,
  ) {}

  /** @throws NotFound unless the order is the learner's and was paid */
  async receipt(learnerId: string, orderId: string): Promise<ShownPaper> {
    const order = await this.paidOrder(learnerId, orderId);
    const invoice = await this.issuing.invoiceOf(orderId);
    if (invoice) return this.shown(invoice);
    const buyer = await this.buyers.find(learnerId);
    const pdf = await this.papers.receipt({
      seller: this.seller,
      buyerName: buyer?.name ?? '',
      orderId,
      paymentId: order.paidBy,
      courseTitle: order.courseTitle,
      amountPaise: order.amountPaise,
      coupon: order.coupon,
      paidAt: order.paidAt,
      paidWith: order.paymentMethod && paymentMethodText(order.paymentMethod),
      returned: returnedMoney(order),
    });
    return { name: `receipt-${orderId}`, pdf };
  }

  /**
   * The newest credit note unless a number is given. @throws NotFound unless the order is the learner's and has a
   * credit note
   */
  async creditNote(learnerId: string, orderId: string, number?: string): Promise<ShownPaper> {
    await this.paidOrder(learnerId, orderId);
    const note = (await this.documents.ofOrder(orderId)).findLast(
      (paper) => paper.kind === 'credit-note' && (number === undefined || paper.number === number),
    );
    if (!note) throw new NotFound();
    return this.shown(note);
  }

  private async shown(paper: TaxDocument): Promise<ShownPaper> {
    const name = `${paper.kind}-${paper.number.replaceAll('/', '-')}`;
    return { name, pdf: await this.papers.taxDocument(paper) };
  }

  private async paidOrder(
    learnerId: string,
    orderId: string,
  ): Promise<OrderRecord & { readonly paidBy: string; readonly paidAt: Date }> {
    const order = await this.history.find(orderId);
    const { paidBy, paidAt } = order ?? {};
    if (order?.learnerId !== learnerId || !paidBy || !paidAt) throw new NotFound();
    return { ...order, paidBy, paidAt };
  }
}
