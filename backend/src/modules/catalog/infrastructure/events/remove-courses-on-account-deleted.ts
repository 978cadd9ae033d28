import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { AccountDeleted } from '../../../identity/contract.js';
import { RemoveAllCourses } from '../../application/courses/remove-all-courses.js';

@Injectable()
export class RemoveCoursesOnAccountDeleted extends Subscriber<{ userId: string }> {
  readonly name = 'catalog.remove-all-courses';
  readonly fact = AccountDeleted;

  constructor(private readonly removeAllCourses: RemoveAllCourses) {
    super();
  }

  handle({ userId }: { userId: string }): Promise<void> {
    return this.removeAllCourses.execute({ creatorId: userId });
  }
}
