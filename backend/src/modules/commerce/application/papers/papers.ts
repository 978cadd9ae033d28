import type { Seller, TaxDocument } from '../../domain/tax-document.js';
import type { ReturnedMoney } from './returned-money.js';

export interface ReceiptContent {
  readonly seller: Seller;
  readonly buyerName: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly courseTitle: string;
  readonly amountPaise: number;
  readonly paidAt: Date;
  /** In words; null when the provider did not say. */
  readonly paidWith: string | null;
  /** What went back of it, or is on its way, oldest first. */
  readonly returned: readonly ReturnedMoney[];
}

/** Papers to keep, as PDF. */
export abstract class Papers {
  /** What a seller without a tax registration gives. */
  abstract receipt(content: ReceiptContent): Promise<Buffer>;
  abstract taxDocument(document: TaxDocument): Promise<Buffer>;
}
