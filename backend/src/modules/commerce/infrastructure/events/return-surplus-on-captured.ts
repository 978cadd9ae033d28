import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { ReturnSurplus } from '../../application/return-surplus.js';
import { SurplusCaptured } from '../../domain/facts.js';

@Injectable()
export class ReturnSurplusOnCaptured extends Subscriber<{ readonly paymentId: string }> {
  readonly name = 'commerce.return-surplus';
  readonly fact = SurplusCaptured;
  override readonly marks = 'afterwards';

  constructor(private readonly returnSurplus: ReturnSurplus) {
    super();
  }

  handle({ paymentId }: { readonly paymentId: string }): Promise<void> {
    return this.returnSurplus.execute(paymentId);
  }
}
