import { Injectable } from '@nestjs/common';
import { CourseAccess } from '../courses/course-access.js';
import { type LectureDetail, LectureDetails } from './lecture-details.js';

export interface LecturesOfCourse {
  readonly courseTitle: string;
  readonly lectures: readonly LectureDetail[];
}

@Injectable()
export class ShowLectures {
  constructor(
    private readonly access: CourseAccess,
    private readonly lectureDetails: LectureDetails,
  ) {}

  /** @throws NotFound when there is no such course, or the viewer must not know of it */
  async execute(courseId: string, viewerId: string): Promise<LecturesOfCourse> {
    const { course, ...viewer } = await this.access.find(courseId, viewerId);
    const lectures = await this.lectureDetails.ofCourse(courseId, viewer);
    return { courseTitle: course.title, lectures };
  }
}
