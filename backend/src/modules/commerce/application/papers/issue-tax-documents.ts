import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Clock } from '../../../../platform/application/clock.js';
import { Ledger } from '../../domain/ledger.js';
import { Orders } from '../../domain/orders.js';
import { Payments } from '../../domain/payments.js';
import { draftCreditNotes, draftInvoice, type TaxDocument } from '../../domain/tax-document.js';
import { TaxDocuments } from '../../domain/tax-documents.js';
import { Buyers } from '../orders/buyers.js';
import { paymentMethodText } from '../payments/payment-method-text.js';
import { RegisteredSeller } from './registered-seller.js';

/** Invoices are normally issued within moments of the sale. */
const OVERTAKEN_MS = 24 * 3_600_000;

/** Issues the tax documents that a registered seller owes; an unregistered seller issues none. */
@Injectable()
export class IssueTaxDocuments {
  constructor(
    private readonly seller: RegisteredSeller,
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly buyers: Buyers,
    private readonly documents: TaxDocuments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The invoice of a paid order, issued at the first call. Null when none is due. */
  invoice(orderId: string): Promise<TaxDocument | null> {
    return this.unitOfWork.run(async () => {
      const { gstin, ...seller } = this.seller;
      const order = gstin === null ? null : await this.orders.find(orderId);
      if (gstin === null || !order?.paidBy) return null;
      const name = (await this.buyers.find(order.learnerId))?.name ?? 'Buyer';
      const method = (await this.payments.find(order.paidBy))?.method;
      const buyer = { name, paidBy: method ? paymentMethodText(method) : null };
      const draft = draftInvoice(order, { ...seller, gstin }, buyer, this.clock.now());
      return this.documents.issueOnce(draft);
    });
  }

  /**
   * The invoice of an order for whoever cannot wait until it is issued: the buyer who asks for it at once, or an
   * immediate refund. Null when none is due. A sale that still has no invoice after a day was made before the seller was
   * registered, so no tax is part of it.
   */
  async invoiceOf(orderId: string): Promise<TaxDocument | null> {
    const papers = await this.documents.ofOrder(orderId);
    const issued = papers.find(({ kind }) => kind === 'invoice');
    if (issued) return issued;
    return (await this.isNew(orderId)) ? this.invoice(orderId) : null;
  }

  /** Issues the invoice of a sale and, if it is late, the credit notes of refunds made meanwhile. */
  async ofSale(orderId: string): Promise<void> {
    const invoice = await this.invoice(orderId);
    if (invoice && !(await this.isNew(orderId))) await this.creditNotes(orderId);
  }

  /** Issues a credit note for each refunded part of an order; none where no invoice was due. */
  creditNotes(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const invoice = await this.invoiceOf(orderId);
      if (!invoice) return;
      const isAll = (await this.orders.find(orderId))?.status === 'refunded';
      const parts = await this.ledger.partsOfSale(orderId);
      const drafts = draftCreditNotes(invoice, { parts, isAll }, this.clock.now());
      for (const draft of drafts) await this.documents.issueOnce(draft);
    });
  }

  /** Whether the order was paid so recently that its invoice may still be pending. */
  private async isNew(orderId: string): Promise<boolean> {
    const paidAt = (await this.orders.find(orderId))?.paidAt;
    return paidAt != null && this.clock.now().getTime() - paidAt.getTime() <= OVERTAKEN_MS;
  }
}
