import type { Seller, TaxDocument } from '../../domain/tax-document.js';
import type { ReturnedMoney } from './returned-money.js';

export interface ReceiptContent {
  readonly seller: Seller;
  readonly buyerName: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly courseTitle: string;
  readonly amountPaise: number;
  readonly coupon: { readonly code: string; readonly listPaise: number } | null;
  readonly paidAt: Date;
  /** The payment method in words; null when the provider did not say. */
  readonly paidWith: string | null;
  /** The parts that were refunded or are being refunded, oldest first. */
  readonly returned: readonly ReturnedMoney[];
}

/** Renders receipts and tax documents as PDF. */
export abstract class Papers {
  /** What a seller without a tax registration issues. */
  abstract receipt(content: ReceiptContent): Promise<Buffer>;
  abstract taxDocument(document: TaxDocument): Promise<Buffer>;
}
