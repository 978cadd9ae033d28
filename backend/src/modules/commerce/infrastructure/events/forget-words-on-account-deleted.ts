import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { ForgetWords } from '../../application/refunds/forget-words.js';

@Injectable()
export class ForgetWordsOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'commerce.forget-words';
  readonly fact = AccountDeleted;

  constructor(private readonly forgetWords: ForgetWords) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.forgetWords.execute({ learnerId: userId });
  }
}
