import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { RemoveAllCourses } from '../../application/courses/remove-all-courses.js';

@Injectable()
export class RemoveCoursesOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'catalog.remove-all-courses';
  readonly fact = AccountDeleted;
  // One transaction per course: a single one for a school of hundreds would compare all their lectures anew for each of
  // them, hold them for minutes while they are still on sale, and begin again after a restart.
  override readonly marks = 'afterwards';

  constructor(private readonly removeAllCourses: RemoveAllCourses) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.removeAllCourses.execute({ creatorId: userId });
  }
}
