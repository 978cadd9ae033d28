import { Injectable } from '@nestjs/common';
import { CourseAccess } from './course-access.js';
import { CourseCompanions, type ReviewOfCourse } from './course-companions.js';
import { type CourseOverview, CourseOverviews } from './course-overviews.js';
import { CoursesView, type CourseView } from './courses-view.js';
import { type CreatorCard, ShowCreator } from './show-creator.js';
import { type LectureDetail, LectureDetails } from '../lectures/lecture-details.js';

/** Everything the page of a course shows. */
export interface CourseDetail {
  readonly overview: CourseOverview;
  readonly lectures: readonly LectureDetail[];
  readonly reviews: readonly ReviewOfCourse[];
  readonly creatorCard: CreatorCard | null;
  /** Published, by the same educator, newest first. */
  readonly otherCourses: readonly CourseOverview[];
}

const REVIEWS_SHOWN = 20;
const OTHER_COURSES_SHOWN = 12;

@Injectable()
export class ShowCourse {
  constructor(
    private readonly access: CourseAccess,
    private readonly view: CoursesView,
    private readonly overviews: CourseOverviews,
    private readonly lectureDetails: LectureDetails,
    private readonly companions: CourseCompanions,
    private readonly showCreator: ShowCreator,
  ) {}

  /** @throws NotFound when there is no such course, or the viewer must not know of it */
  async execute(courseId: string, viewerId: string): Promise<CourseDetail> {
    const { course, ...viewer } = await this.access.find(courseId, viewerId);
    const [overviews, lectures, reviews, creatorCard] = await Promise.all([
      this.withOthers(course, viewerId),
      this.lectureDetails.ofCourse(courseId, viewer),
      this.companions.newestReviews(courseId, REVIEWS_SHOWN),
      this.showCreator.cardOf(course.creatorId),
    ]);
    const [overview, ...otherCourses] = overviews;
    return { overview, lectures, reviews, creatorCard, otherCourses };
  }

  private async withOthers(
    course: CourseView,
    viewerId: string,
  ): Promise<[CourseOverview, ...CourseOverview[]]> {
    const { courses } = await this.view.published({
      categories: [],
      levels: [],
      words: [],
      creatorId: course.creatorId,
      sort: 'newest',
      limit: OTHER_COURSES_SHOWN + 1,
      after: null,
    });
    const others = courses.filter(({ id }) => id !== course.id).slice(0, OTHER_COURSES_SHOWN);
    const completed = await this.overviews.complete([course, ...others], viewerId);
    return completed as [CourseOverview, ...CourseOverview[]];
  }
}
