import { Injectable } from '@nestjs/common';
import { type CourseOverview, CourseOverviews } from './course-overviews.js';
import { type CoursePage, CoursesView, type PublishedQuery } from './courses-view.js';

@Injectable()
export class ListPublishedCourses {
  constructor(
    private readonly view: CoursesView,
    private readonly overviews: CourseOverviews,
  ) {}

  /** The viewer is null for visitors without a session. */
  async execute(
    query: PublishedQuery,
    viewerId: string | null,
  ): Promise<CoursePage<CourseOverview>> {
    const { courses, next } = await this.view.published(query);
    return { courses: await this.overviews.complete(courses, viewerId), next };
  }
}
