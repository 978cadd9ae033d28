import { Injectable } from '@nestjs/common';
import { type CourseOverview, CourseOverviews } from './course-overviews.js';
import { type CoursePage, CoursesView, type PageRequest } from './courses-view.js';

@Injectable()
export class ListCreatorCourses {
  constructor(
    private readonly view: CoursesView,
    private readonly overviews: CourseOverviews,
  ) {}

  /** The educator's own courses, each with up to the given number of enrollment ids. */
  async execute(
    creatorId: string,
    page: PageRequest,
    students?: number,
  ): Promise<CoursePage<CourseOverview>> {
    const { courses, next } = await this.view.ofCreator(creatorId, page);
    return { courses: await this.overviews.complete(courses, creatorId, students), next };
  }
}
