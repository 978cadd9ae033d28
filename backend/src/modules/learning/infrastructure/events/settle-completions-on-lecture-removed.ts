import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { LectureRemoved } from '../../../catalog/contract.js';
import { SettleCompletions } from '../../application/progress/settle-completions.js';

@Injectable()
export class SettleCompletionsOnLectureRemoved extends Subscriber<{ courseId: string }> {
  readonly name = 'learning.settle-completions';
  readonly fact = LectureRemoved;
  // Each learner is a transaction of its own: one for ten thousand would hold all of their rows.
  override readonly marks = 'afterwards';

  constructor(private readonly settleCompletions: SettleCompletions) {
    super();
  }

  handle({ courseId }: { courseId: string }): Promise<void> {
    return this.settleCompletions.execute({ courseId });
  }
}
