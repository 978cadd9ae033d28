import { Money } from '../../../platform/domain/money.js';
import { financialYearOf } from './indian-calendar.js';
import { differenceOf, SERVICE_CODE, splitTax, type TaxSplit } from './goods-and-services-tax.js';
import type { Order } from './order.js';

/** The seller as registered at the tax office. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Null for an unregistered seller, who issues no tax invoices. */
  readonly gstin: string | null;
}

export type TaxDocumentKind = 'invoice' | 'credit-note';

/** The content of the document: a snapshot that later changes of people and course do not affect. */
export interface TaxDocumentContent extends TaxSplit {
  readonly seller: Seller & { readonly gstin: string };
  readonly sellerState: string;
  readonly buyerName: string;
  /** The State that the tax belongs to. */
  readonly placeOfSupply: string;
  readonly description: string;
  readonly serviceCode: string;
  readonly totalPaise: number;
  /**
   * On the invoice of an order with a coupon: section 15(3) of the CGST Act leaves a discount out of the taxable value
   * if the invoice names it.
   */
  readonly coupon?: { readonly code: string; readonly listPaise: number };
  readonly orderId: string;
  readonly paymentId: string;
  /** The payment method in words; missing on documents issued before it was kept. */
  readonly paidBy?: string | null;
  /** On a credit note: the number of the invoice that it credits in full or in part. */
  readonly invoiceNumber: string | null;
  /** When that invoice was issued, as ISO 8601. */
  readonly invoiceIssuedAt?: string;
}

export interface TaxDocumentDraft {
  readonly kind: TaxDocumentKind;
  readonly financialYear: string;
  readonly issuedAt: Date;
  /** Paise credited by earlier credit notes of the invoice: tells those of one order apart. 0 for invoices. */
  readonly creditedBefore: number;
  readonly content: TaxDocumentContent;
}

export interface TaxDocument extends TaxDocumentDraft {
  /** Consecutive within its kind and financial year. */
  readonly number: string;
}

const PREFIX: Record<TaxDocumentKind, string> = { invoice: 'LE', 'credit-note': 'LC' };

/** At most 16 characters, as the law requires: `LE/26-27/000001`. */
export function taxDocumentNumber(
  kind: TaxDocumentKind,
  financialYear: string,
  sequence: number,
): string {
  return `${PREFIX[kind]}/${financialYear}/${String(sequence).padStart(6, '0')}`;
}

/** The invoice of a sale. If the buyer's State is unknown, the law assumes the seller's. */
export function draftInvoice(
  order: Order,
  seller: Seller & { readonly gstin: string },
  buyer: { readonly name: string; readonly paidBy: string | null },
  issuedAt: Date,
): TaxDocumentDraft {
  const sellerState = seller.gstin.slice(0, 2);
  const placeOfSupply = order.buyerState ?? sellerState;
  const { discount } = order;
  return {
    kind: 'invoice',
    financialYear: financialYearOf(issuedAt),
    issuedAt,
    creditedBefore: 0,
    content: {
      seller,
      sellerState,
      buyerName: buyer.name,
      placeOfSupply,
      description: `Online course: ${order.courseTitle}`,
      serviceCode: SERVICE_CODE,
      totalPaise: order.price.paise,
      ...(discount && { coupon: { code: discount.code, listPaise: discount.listPrice.paise } }),
      ...splitTax(order.price, sellerState, placeOfSupply),
      orderId: order.id,
      paymentId: order.paidBy ?? '',
      paidBy: buyer.paidBy,
      invoiceNumber: null,
    },
  };
}

/**
 * Credits the invoice in the parts in which the money was refunded, oldest first, and the rest as well once everything
 * was. Line by line, the notes then sum exactly to the invoice.
 */
export function draftCreditNotes(
  invoice: TaxDocument,
  wentBack: { readonly parts: readonly number[]; readonly isAll: boolean },
  issuedAt: Date,
): TaxDocumentDraft[] {
  const { totalPaise } = invoice.content;
  const inParts = wentBack.parts.reduce((sum, part) => sum + part, 0);
  const rest = wentBack.isAll ? totalPaise - inParts : 0;
  let creditedBefore = 0;
  return [...wentBack.parts, rest]
    .filter((paise) => paise > 0)
    .map((paise) => {
      const draft = draftCreditNote(invoice, { creditedBefore, paise }, issuedAt);
      creditedBefore += paise;
      return draft;
    });
}

function draftCreditNote(
  { number, issuedAt: invoiceIssuedAt, content: { coupon: _, ...content } }: TaxDocument,
  { creditedBefore, paise }: { readonly creditedBefore: number; readonly paise: number },
  issuedAt: Date,
): TaxDocumentDraft {
  const splitOf = (credited: number) =>
    splitTax(Money.ofPaise(credited), content.sellerState, content.placeOfSupply);
  return {
    kind: 'credit-note',
    financialYear: financialYearOf(issuedAt),
    issuedAt,
    creditedBefore,
    content: {
      ...content,
      totalPaise: paise,
      ...differenceOf(splitOf(creditedBefore + paise), splitOf(creditedBefore)),
      invoiceNumber: number,
      invoiceIssuedAt: invoiceIssuedAt.toISOString(),
    },
  };
}
