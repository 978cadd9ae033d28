import { financialYearOf } from './financial-year.js';
import { SERVICE_CODE, splitTax, type TaxSplit } from './goods-and-services-tax.js';
import type { Order } from './order.js';

/** Who sells, as the tax office knows them. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Null for one who is not registered and so writes no tax invoices. */
  readonly gstin: string | null;
}

export type TaxDocumentKind = 'invoice' | 'credit-note';

/** What stands on the paper; a snapshot, whatever becomes of the people and the course. */
export interface TaxDocumentContent extends TaxSplit {
  readonly seller: Seller & { readonly gstin: string };
  readonly sellerState: string;
  readonly buyerName: string;
  /** The State whose tax it is. */
  readonly placeOfSupply: string;
  readonly description: string;
  readonly serviceCode: string;
  readonly totalPaise: number;
  readonly orderId: string;
  readonly paymentId: string;
  /** Of a credit note: the number of the invoice that it takes back. */
  readonly invoiceNumber: string | null;
}

export interface TaxDocumentDraft {
  readonly kind: TaxDocumentKind;
  readonly financialYear: string;
  readonly issuedAt: Date;
  readonly content: TaxDocumentContent;
}

export interface TaxDocument extends TaxDocumentDraft {
  /** Consecutive within its kind and year. */
  readonly number: string;
}

const PREFIX: Record<TaxDocumentKind, string> = { invoice: 'LE', 'credit-note': 'LC' };

/** At most 16 characters, as the law wants: `LE/26-27/000001`. */
export function taxDocumentNumber(
  kind: TaxDocumentKind,
  financialYear: string,
  sequence: number,
): string {
  return `${PREFIX[kind]}/${financialYear}/${String(sequence).padStart(6, '0')}`;
}

/** The invoice of a sale. Where the buyer's State is not known, the law takes the seller's. */
export function draftInvoice(
  order: Order,
  seller: Seller & { readonly gstin: string },
  buyerName: string,
  issuedAt: Date,
): TaxDocumentDraft {
  const sellerState = seller.gstin.slice(0, 2);
  const placeOfSupply = order.buyerState ?? sellerState;
  return {
    kind: 'invoice',
    financialYear: financialYearOf(issuedAt),
    issuedAt,
    content: {
      seller,
      sellerState,
      buyerName,
      placeOfSupply,
      description: `Online course: ${order.courseTitle}`,
      serviceCode: SERVICE_CODE,
      totalPaise: order.price.paise,
      ...splitTax(order.price, sellerState, placeOfSupply),
      orderId: order.id,
      paymentId: order.paidBy ?? '',
      invoiceNumber: null,
    },
  };
}

/** Takes the whole invoice back. */
export function draftCreditNote(invoice: TaxDocument, issuedAt: Date): TaxDocumentDraft {
  return {
    kind: 'credit-note',
    financialYear: financialYearOf(issuedAt),
    issuedAt,
    content: { ...invoice.content, invoiceNumber: invoice.number },
  };
}
