import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { IndexCourse } from '../../application/search/index-course.js';
import { type VideoOfLecture, VideoReady } from '../../domain/videos/video-facts.js';

/** The search index contains the length of a course's videos. */
@Injectable()
export class IndexCourseOnVideoReady extends Subscriber<VideoOfLecture> {
  readonly name = 'catalog.index-course-with-video';
  readonly fact = VideoReady;

  constructor(private readonly indexCourse: IndexCourse) {
    super();
  }

  async handle({ courseId }: VideoOfLecture): Promise<void> {
    await this.indexCourse.execute(courseId);
  }
}
