import type { Seller, TaxDocument } from '../domain/tax-document.js';

export interface ReceiptContent {
  readonly seller: Seller;
  readonly buyerName: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly courseTitle: string;
  readonly amountPaise: number;
  readonly paidAt: Date;
  /** When the money went back, or began to; null while the sale stands. */
  readonly refundedAt: Date | null;
}

/** Papers to keep, as PDF. */
export abstract class Papers {
  /** What a seller without a tax registration gives. */
  abstract receipt(content: ReceiptContent): Promise<Buffer>;
  abstract taxDocument(document: TaxDocument): Promise<Buffer>;
}
