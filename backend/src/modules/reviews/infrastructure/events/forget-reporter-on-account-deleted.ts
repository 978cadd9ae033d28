import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { ForgetReporter } from '../../application/moderation/forget-reporter.js';

@Injectable()
export class ForgetReporterOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'reviews.forget-reporter';
  readonly fact = AccountDeleted;

  constructor(private readonly forgetReporter: ForgetReporter) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.forgetReporter.execute({ reporterId: userId });
  }
}
