import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { LectureSequence } from '../../domain/lectures/lecture-sequence.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { OwnCourses } from '../courses/own-courses.js';
import { PublicationGate } from '../courses/publication-gate.js';
import { RemoveLectureVideos } from '../videos/remove-lecture-videos.js';

@Injectable()
export class RemoveLecture {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly lectures: Lectures,
    private readonly gate: PublicationGate,
    private readonly removeVideos: RemoveLectureVideos,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Forbidden, CourseNotReady */
  async execute({ userId, lectureId }: { userId: string; lectureId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const lecture = await this.ownCourses.findLecture(lectureId, userId);
      await this.removeVideos.retire(lectureId, this.clock.now());
      const { courseId } = lecture;
      const lectures = await this.lectures.ofCourse(courseId);
      const heir = new LectureSequence(courseId, lectures).remove(lecture);
      await this.lectures.remove(lecture);
      if (heir) await this.lectures.save(heir);
      await this.gate.check(await this.ownCourses.find(courseId, userId));
    });
  }
}
