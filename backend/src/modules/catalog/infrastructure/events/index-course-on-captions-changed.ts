import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { IndexCourse } from '../../application/search/index-course.js';
import { CaptionsChanged, type CaptionsOfLecture } from '../../domain/lecture-facts.js';

/** What is said in its lectures is a part of what a course is found by. */
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
