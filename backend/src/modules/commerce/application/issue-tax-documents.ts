import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { Clock } from '../../../platform/application/clock.js';
import { Orders } from '../domain/orders.js';
import { draftCreditNote, draftInvoice, type TaxDocument } from '../domain/tax-document.js';
import { TaxDocuments } from '../domain/tax-documents.js';
import { Buyers } from './buyers.js';
import { RegisteredSeller } from './registered-seller.js';

/** Writes the papers that a registered seller owes; one who is not registered writes none. */
@Injectable()
export class IssueTaxDocuments {
  constructor(
    private readonly seller: RegisteredSeller,
    private readonly orders: Orders,
    private readonly buyers: Buyers,
    private readonly documents: TaxDocuments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The invoice of a paid order; the same one when there is one. Null when none is due. */
  invoice(orderId: string): Promise<TaxDocument | null> {
    return this.unitOfWork.run(async () => {
      const { gstin, ...seller } = this.seller;
      const order = gstin === null ? null : await this.orders.find(orderId);
      if (gstin === null || !order?.paidAt) return null;
      const buyer = await this.buyers.find(order.learnerId);
      const draft = draftInvoice(
        order,
        { ...seller, gstin },
        buyer?.name ?? 'Buyer',
        this.clock.now(),
      );
      return this.documents.issueOnce(draft);
    });
  }

  /** The credit note of an order given back; its invoice first, should that have been overtaken. */
  creditNote(orderId: string): Promise<TaxDocument | null> {
    return this.unitOfWork.run(async () => {
      const invoice = await this.invoice(orderId);
      return invoice && this.documents.issueOnce(draftCreditNote(invoice, this.clock.now()));
    });
  }
}
