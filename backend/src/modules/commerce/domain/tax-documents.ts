import type { TaxDocument, TaxDocumentDraft } from './tax-document.js';

/** The append-only store of numbered tax documents. */
export abstract class TaxDocuments {
  /**
   * Gives the draft the next number of its kind and year and stores it, unless the order already has the same document.
   * Joins the caller's transaction, which locks the number series until it ends, so that no number is ever skipped.
   */
  abstract issueOnce(draft: TaxDocumentDraft): Promise<TaxDocument>;

  /** The documents of one order: the invoice first, then the credit notes, oldest first. */
  abstract ofOrder(orderId: string): Promise<readonly TaxDocument[]>;

  /** The documents of several orders, by order id; orders without any are left out. */
  abstract ofOrders(
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly TaxDocument[]>>;
}
