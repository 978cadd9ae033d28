import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { IndexCourse } from '../../application/search/index-course.js';
import { CaptionsChanged, type CaptionsOfLecture } from '../../domain/lectures/lecture-facts.js';

/** The search index contains the spoken text of lectures. */
@Injectable()
export class IndexCourseOnCaptionsChanged extends Subscriber<CaptionsOfLecture> {
  readonly name = 'catalog.index-course-with-captions';
  readonly fact = CaptionsChanged;

  constructor(private readonly indexCourse: IndexCourse) {
    super();
  }

  async handle({ courseId }: CaptionsOfLecture): Promise<void> {
    await this.indexCourse.execute(courseId);
  }
}
