import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { Courses } from '../../domain/courses/courses.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { OwnCourses } from './own-courses.js';
import { RemoveLectureVideos } from '../videos/remove-lecture-videos.js';

@Injectable()
export class RemoveCourse {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly courses: Courses,
    private readonly lectures: Lectures,
    private readonly removeVideos: RemoveLectureVideos,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Deletes the course, or retires one that was ever sold. @throws NotFound, Forbidden */
  async execute({ userId, courseId }: { userId: string; courseId: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const course = await this.ownCourses.find(courseId, userId);
      const mayBeDeleted = course.remove(this.clock.now());
      if (!mayBeDeleted) return this.courses.save(course);
      const lectures = await this.lectures.ofCourse(courseId);
      await this.removeVideos.execute(
        courseId,
        lectures.map(({ id }) => id),
      );
      await this.courses.remove(course);
    });
  }
}
