import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { LectureSequence } from '../../domain/lectures/lecture-sequence.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { OwnCourses } from '../courses/own-courses.js';

export interface CreateLectureCommand {
  readonly userId: string;
  readonly courseId: string;
  readonly title: string;
  /** The title of the section that begins with it, if one does. */
  readonly sectionTitle?: string | undefined;
}

@Injectable()
export class CreateLecture {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly lectures: Lectures,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Appends a lecture to the course. Returns its id. @throws NotFound, Forbidden, TooManyLectures, InvalidInput */
  async execute({ userId, courseId, ...given }: CreateLectureCommand): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.ownCourses.find(courseId, userId);
      const sequence = new LectureSequence(courseId, await this.lectures.ofCourse(courseId));
      const lecture = sequence.append({ id: this.ids.next(), ...given, at: this.clock.now() });
      await this.lectures.save(lecture);
      return lecture.id;
    });
  }
}
