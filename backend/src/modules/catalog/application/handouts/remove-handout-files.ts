import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import type { DroppedHandoutFile } from '../../domain/handouts/handout-facts.js';
import { handoutKey, handoutsOfCourse, handoutsOfLecture } from '../../domain/handouts/handout.js';
import type { LectureOfCourse } from '../../domain/lectures/lecture-facts.js';

/** Deletes files that no handout has any more. */
@Injectable()
export class RemoveHandoutFiles {
  constructor(private readonly files: Files) {}

  async one({ fileId, ...place }: DroppedHandoutFile): Promise<void> {
    await this.files.remove(handoutKey(place, fileId));
  }

  async ofLecture(lecture: LectureOfCourse): Promise<void> {
    await this.files.removeAll(handoutsOfLecture(lecture));
  }

  async ofCourse(courseId: string): Promise<void> {
    await this.files.removeAll(handoutsOfCourse(courseId));
  }
}
