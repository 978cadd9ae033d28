import type { TaxDocument, TaxDocumentDraft } from './tax-document.js';

/** The numbered papers for the tax office: added, never changed. */
export abstract class TaxDocuments {
  /**
   * Numbers the draft next in its kind and year and keeps it, unless the order has the same one already.
   * Joins the caller's transaction, which holds the series until it ends, so that no number is ever left out.
   */
  abstract issueOnce(draft: TaxDocumentDraft): Promise<TaxDocument>;

  /** Those of one order: the invoice first, then the credit notes, oldest first. */
  abstract ofOrder(orderId: string): Promise<readonly TaxDocument[]>;

  /** The same for several orders, by their ids; orders without any are left out. */
  abstract ofOrders(
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly TaxDocument[]>>;
}
