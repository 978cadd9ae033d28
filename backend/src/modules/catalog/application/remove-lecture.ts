import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { Lectures } from '../domain/lectures.js';
import { OwnCourses } from './own-courses.js';
import { RemoveLectureVideos } from './remove-lecture-videos.js';

@Injectable()
export class RemoveLecture {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly lectures: Lectures,
    private readonly removeVideos: RemoveLectureVideos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, Forbidden */
  async execute({ userId, lectureId }: { userId: string; lectureId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const lecture = await this.ownCourses.findLecture(lectureId, userId);
      await this.removeVideos.execute([lectureId]);
      lecture.remove();
      await this.lectures.remove(lecture);
    });
  }
}
