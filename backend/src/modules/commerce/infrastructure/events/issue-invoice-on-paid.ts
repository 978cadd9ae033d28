import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { IssueTaxDocuments } from '../../application/papers/issue-tax-documents.js';
import { OrderPaid } from '../../domain/facts.js';

@Injectable()
export class IssueInvoiceOnPaid extends Subscriber<{ readonly orderId: string }> {
  readonly name = 'commerce.issue-invoice';
  readonly fact = OrderPaid;

  constructor(private readonly issue: IssueTaxDocuments) {
    super();
  }

  handle({ orderId }: { readonly orderId: string }): Promise<void> {
    return this.issue.ofSale(orderId);
  }
}
