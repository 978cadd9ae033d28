import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { LectureOrderStale } from '../../domain/courses/course-errors.js';
import type { Lecture } from '../../domain/lectures/lecture.js';
import { LectureSequence, type Section } from '../../domain/lectures/lecture-sequence.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { OwnCourses } from '../courses/own-courses.js';

export type OutlinedLecture = Pick<Lecture, 'id' | 'sectionTitle'>;

export interface ReorderLecturesCommand {
  readonly userId: string;
  readonly courseId: string;
  /** The ids of all lectures of the course, in the new order. */
  readonly lectureIds: readonly string[];
  /** All sections; absent, each goes on to begin with the lecture it began with. */
  readonly sections?: readonly Section[] | undefined;
  /** Whether these are as whoever changes them saw them; absent, they may be as they are. */
  readonly isKnown?: (lectures: readonly OutlinedLecture[]) => boolean;
}

@Injectable()
export class ReorderLectures {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly lectures: Lectures,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, Forbidden, LectureOrderStale, InvalidInput */
  async execute(command: ReorderLecturesCommand): Promise<void> {
    const { userId, courseId, lectureIds, sections, isKnown } = command;
    await this.unitOfWork.run(async () => {
      await this.ownCourses.find(courseId, userId);
      const lectures = await this.lectures.ofCourse(courseId);
      if (isKnown?.(lectures) === false) throw new LectureOrderStale();
      const sequence = new LectureSequence(courseId, lectures);
      sequence.reorder(lectureIds);
      if (sections) sequence.divide(sections);
      await this.lectures.save(...lectures);
    });
  }
}
