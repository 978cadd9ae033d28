import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { LectureRemoved } from '../../../catalog/contract.js';
import { SettleCompletionsOfCourse } from '../../application/progress/settle-completions-of-course.js';

@Injectable()
export class SettleCompletionsOnLectureRemoved extends Subscriber<{ courseId: string }> {
  readonly name = 'learning.settle-completions';
  readonly fact = LectureRemoved;
  // One transaction per learner: a single one for ten thousand learners would lock all of their rows.
  override readonly marks = 'afterwards';

  constructor(private readonly settleCompletionsOfCourse: SettleCompletionsOfCourse) {
    super();
  }

  handle({ courseId }: { courseId: string }): Promise<void> {
    return this.settleCompletionsOfCourse.execute({ courseId });
  }
}
