import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { IndexCourse } from '../../application/search/index-course.js';
import { ListingChanged } from '../../domain/courses/course-facts.js';

@Injectable()
export class IndexCourseOnListingChanged extends Subscriber<{ readonly courseId: string }> {
  readonly name = 'catalog.index-course';
  readonly fact = ListingChanged;

  constructor(private readonly indexCourse: IndexCourse) {
    super();
  }

  async handle({ courseId }: { readonly courseId: string }): Promise<void> {
    await this.indexCourse.execute(courseId);
  }
}
