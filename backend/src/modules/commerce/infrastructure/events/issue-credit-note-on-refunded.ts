import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { IssueTaxDocuments } from '../../application/papers/issue-tax-documents.js';
import { OrderRefunded } from '../../domain/facts.js';

@Injectable()
export class IssueCreditNoteOnRefunded extends Subscriber<{ readonly orderId: string }> {
  readonly name = 'commerce.issue-credit-note';
  readonly fact = OrderRefunded;

  constructor(private readonly issue: IssueTaxDocuments) {
    super();
  }

  async handle({ orderId }: { readonly orderId: string }): Promise<void> {
    await this.issue.creditNotes(orderId);
  }
}
