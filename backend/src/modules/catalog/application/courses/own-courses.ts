import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Course } from '../../domain/courses/course.js';
import { assertEditable, type CourseStanding } from '../../domain/courses/course-standing.js';
import { Courses } from '../../domain/courses/courses.js';
import type { Lecture } from '../../domain/lectures/lecture.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { CourseStandings } from './course-standings.js';

/** Loads and locks what an educator may change; the `check` methods only check the right, without a lock. */
@Injectable()
export class OwnCourses {
  constructor(
    private readonly courses: Courses,
    private readonly lectures: Lectures,
    private readonly standings: CourseStandings,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** For reads, and before an upload, so that no byte is read in vain. @throws NotFound, Forbidden */
  async check(courseId: string, userId: string): Promise<void> {
    assertOwn(await this.standings.ofCourse(courseId), userId);
  }

  /** Like `check`, for a lecture. @throws NotFound, Forbidden */
  async checkLecture(lectureId: string, userId: string): Promise<void> {
    assertOwn(await this.standings.ofLecture(lectureId), userId);
  }

  /** @throws NotFound, Forbidden */
  async find(courseId: string, userId: string): Promise<Course> {
    return this.unitOfWork.run(async () => {
      const course = await this.courses.lock(courseId);
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
      // The course is locked first, as it is for reordering or removing lectures.
      await this.find(courseId, userId);
      const lecture = await this.lectures.find(lectureId);
      if (!lecture) throw new NotFound();
      return lecture;
    });
  }
}

function assertOwn(course: CourseStanding | null, userId: string): void {
  if (!course) throw new NotFound();
  assertEditable(course, userId);
}
