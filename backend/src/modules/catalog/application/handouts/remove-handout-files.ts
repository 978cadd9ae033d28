import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import type { DroppedHandout } from '../../domain/handouts/handout-facts.js';
import { handoutKey, handoutsOfCourse, handoutsOfLecture } from '../../domain/handouts/handout.js';
import type { LectureOfCourse } from '../../domain/lectures/lecture-facts.js';

/** Deletes the files of handouts that are gone. */
@Injectable()
export class RemoveHandoutFiles {
  constructor(private readonly files: Files) {}

  async one({ handoutId, ...place }: DroppedHandout): Promise<void> {
    await this.files.remove(handoutKey(place, handoutId));
  }

  async ofLecture(lecture: LectureOfCourse): Promise<void> {
    await this.files.removeAll(handoutsOfLecture(lecture));
  }

  async ofCourse(courseId: string): Promise<void> {
    await this.files.removeAll(handoutsOfCourse(courseId));
  }
}
