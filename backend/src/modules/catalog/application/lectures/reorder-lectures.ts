import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { LectureSequence } from '../../domain/lectures/lecture-sequence.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { OwnCourses } from '../courses/own-courses.js';

export interface ReorderLecturesCommand {
  readonly userId: string;
  readonly courseId: string;
  /** The ids of all lectures of the course, in the new order. */
  readonly lectureIds: readonly string[];
}

@Injectable()
export class ReorderLectures {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly lectures: Lectures,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, Forbidden, LectureOrderStale */
  async execute({ userId, courseId, lectureIds }: ReorderLecturesCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.ownCourses.find(courseId, userId);
      const lectures = await this.lectures.ofCourse(courseId);
      new LectureSequence(courseId, lectures).reorder(lectureIds);
      await this.lectures.save(...lectures);
    });
  }
}
