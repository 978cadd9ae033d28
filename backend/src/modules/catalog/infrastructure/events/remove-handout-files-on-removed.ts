import { Injectable } from '@nestjs/common';
import { STORE_ATTEMPTS } from '../../../../platform/application/files.js';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { RemoveHandoutFiles } from '../../application/handouts/remove-handout-files.js';
import { CourseRemoved } from '../../domain/courses/course-facts.js';
import { LectureRemoved } from '../../domain/lectures/lecture-facts.js';

interface Removed {
  readonly courseId: string;
  /** Not given when the whole course was removed. */
  readonly lectureId?: string;
}

@Injectable()
export class RemoveHandoutFilesOnRemoved extends Subscriber<Removed> {
  readonly name = 'catalog.remove-handout-files';
  readonly fact = LectureRemoved;
  override readonly furtherFacts = [CourseRemoved];
  override readonly marks = 'afterwards';
  override readonly maxAttempts = STORE_ATTEMPTS;

  constructor(private readonly removeFiles: RemoveHandoutFiles) {
    super();
  }

  async handle({ courseId, lectureId }: Removed): Promise<void> {
    if (lectureId) await this.removeFiles.ofLecture({ courseId, lectureId });
    else await this.removeFiles.ofCourse(courseId);
  }
}
