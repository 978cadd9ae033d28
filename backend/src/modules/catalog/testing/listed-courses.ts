import {
  CoursesView,
  type CoursePage,
  type CourseView,
  type CreatorFigures,
  type LectureView,
} from '../application/courses/courses-view.js';
import { CREATED_AT, EDUCATOR } from './course-builder.js';

/** Reads from a fixed list of courses; counts its calls. */
export class ListedCourses extends CoursesView {
  questions = 0;

  constructor(
    private readonly courses: readonly CourseView[],
    private readonly lectures: readonly LectureView[] = [],
  ) {
    super();
  }

  async find(courseId: string): Promise<CourseView | null> {
    this.questions += 1;
    return this.courses.find(({ id }) => id === courseId) ?? null;
  }

  async these(courseIds: readonly string[]): Promise<readonly CourseView[]> {
    this.questions += 1;
    return this.courses.filter(({ id }) => courseIds.includes(id));
  }

  async ofCreator(creatorId: string): Promise<CoursePage<CourseView>> {
    this.questions += 1;
    return { courses: this.courses.filter((course) => course.creatorId === creatorId), next: null };
  }

  async lecturesOf(
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly LectureView[]>> {
    this.questions += 1;
    const wanted = this.lectures.filter(({ courseId }) => courseIds.includes(courseId));
    return Map.groupBy(wanted, ({ courseId }) => courseId);
  }

  async creatorFigures(): Promise<CreatorFigures> {
    this.questions += 1;
    return { isKnown: true, courseCount: this.courses.length, ratingSum: 0, ratingCount: 0 };
  }
}

export function aListedCourse(id: string, given: Partial<CourseView> = {}): CourseView {
  return {
    id,
    creatorId: EDUCATOR,
    title: `Course ${id}`,
    subTitle: '',
    description: '',
    category: 'Others',
    level: null,
    pricePaise: null,
    thumbnailId: null,
    isPublished: true,
    isRetired: false,
    enrollmentCount: 0,
    ratingSum: 0,
    ratingCount: 0,
    version: 1,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    ...given,
  };
}
