import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { EraseQuizResults } from '../../application/erase-quiz-results.js';

@Injectable()
export class EraseResultsOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'quizzes.erase-results';
  readonly fact = AccountDeleted;

  constructor(private readonly eraseQuizResults: EraseQuizResults) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.eraseQuizResults.execute({ learnerId: userId });
  }
}
