import { Injectable } from '@nestjs/common';
import { CourseAccess, type VisibleCourse } from './course-access.js';
import { CourseCompanions, type ReviewOfCourse } from './course-companions.js';
import { type CourseOverview, CourseOverviews } from './course-overviews.js';
import { ListPublishedCourses } from './list-published-courses.js';
import { type CreatorCard, ShowCreator } from './show-creator.js';
import { type LectureDetail, LectureDetails } from '../lectures/lecture-details.js';

/** Everything on a course's page. */
export interface CourseDetail {
  /** Lectures and ratings are shown in full and not taken from here. */
  readonly overview: CourseOverview;
  readonly lectures: readonly LectureDetail[];
  readonly reviews: readonly ReviewOfCourse[];
  readonly creatorCard: CreatorCard | null;
  /** Published courses of the same educator, newest first, each as the JSON that lists send. */
  readonly otherCourses: readonly string[];
}

const REVIEWS_SHOWN = 20;
const OTHER_COURSES_SHOWN = 12;

@Injectable()
export class ShowCourse {
  constructor(
    private readonly access: CourseAccess,
    private readonly overviews: CourseOverviews,
    private readonly lectureDetails: LectureDetails,
    private readonly companions: CourseCompanions,
    private readonly showCreator: ShowCreator,
    private readonly listPublishedCourses: ListPublishedCourses,
  ) {}

  /** @throws NotFound when there is no such course, or the viewer must not know of it */
  async execute(courseId: string, viewerId: string): Promise<CourseDetail> {
    const visible = await this.access.find(courseId, viewerId);
    const { course } = visible;
    const { creatorId } = course;
    const [[own], lectures, reviews, creatorCard, otherCourses] = await Promise.all([
      creatorId === viewerId ? this.overviews.complete([course], viewerId) : [],
      this.lectureDetails.ofCourse(courseId, visible),
      this.companions.newestReviews(courseId, REVIEWS_SHOWN),
      this.showCreator.cardOf(creatorId),
      this.othersOf(creatorId, courseId, viewerId),
    ]);
    const overview = own ?? overviewFor(viewerId, visible, creatorCard);
    return { overview, lectures, reviews, creatorCard, otherCourses };
  }

  private async othersOf(
    creatorId: string,
    exceptId: string,
    viewerId: string,
  ): Promise<readonly string[]> {
    const { courses } = await this.listPublishedCourses.execute(
      {
        categories: [],
        levels: [],
        words: [],
        creatorId,
        exceptId,
        sort: 'newest',
        limit: OTHER_COURSES_SHOWN,
        after: null,
      },
      viewerId,
    );
    return courses;
  }
}

/** Viewers other than the educator see only data already loaded, so this needs no further query. */
function overviewFor(
  viewerId: string,
  { course, isEnrolled }: VisibleCourse,
  creatorCard: CreatorCard | null,
): CourseOverview {
  return {
    ...course,
    creatorName: creatorCard?.name ?? null,
    lectures: [],
    ratings: [],
    enrolledStudents: isEnrolled ? [viewerId] : [],
    missing: null,
  };
}
