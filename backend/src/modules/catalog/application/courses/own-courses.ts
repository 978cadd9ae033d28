import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Course } from '../../domain/course.js';
import { Courses } from '../../domain/courses.js';
import type { Lecture } from '../../domain/lecture.js';
import { Lectures } from '../../domain/lectures.js';

/** Finds what an educator may change. Before an upload it is asked alone, so that no byte is read in vain. */
@Injectable()
export class OwnCourses {
  constructor(
    private readonly courses: Courses,
    private readonly lectures: Lectures,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, Forbidden */
  async find(courseId: string, userId: string): Promise<Course> {
    return this.unitOfWork.run(async () => {
      const course = await this.courses.find(courseId);
      if (!course) throw new NotFound();
      course.assertEditableBy(userId);
      return course;
    });
  }

  /** @throws NotFound, Forbidden */
  async findLecture(lectureId: string, userId: string): Promise<Lecture> {
    return this.unitOfWork.run(async () => {
      const courseId = await this.lectures.courseIdOf(lectureId);
      if (!courseId) throw new NotFound();
      // The course is held first: whoever reorders or removes lectures holds it too.
      await this.find(courseId, userId);
      const lecture = await this.lectures.find(lectureId);
      if (!lecture) throw new NotFound();
      return lecture;
    });
  }
}
