import { Injectable } from '@nestjs/common';
import { AccountDeleted } from '../modules/identity/contract.js';
import { Subscriber } from '../platform/application/subscriber.js';
import { IdempotentRequests } from '../platform/infrastructure/http/idempotency/idempotent-requests.js';

/** Answers stored for repeated requests are kept for a day, and some contain personal data of the caller. */
@Injectable()
export class ForgetAnswersOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'app.forget-answers';
  readonly fact = AccountDeleted;

  constructor(private readonly requests: IdempotentRequests) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.requests.forgetAllOf(userId);
  }
}
