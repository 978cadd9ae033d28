import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { type MissingPart, missingParts } from '../../domain/courses/publication-checklist.js';
import { CourseCompanions, type CourseRating } from './course-companions.js';
import { CoursesView, type CourseView, type LectureView } from './courses-view.js';
import { VideosView } from '../videos/videos-view.js';

export interface LectureOverview extends LectureView {
  readonly isPlayable: boolean;
  /** Null while there is no playable video. */
  readonly durationSeconds: number | null;
}

/** A course as lists show it. */
export interface CourseOverview extends CourseView {
  readonly creatorName: string | null;
  readonly lectures: readonly LectureOverview[];
  /** For the course's educator, opaque ids of enrollments; for any other viewer their own id, if enrolled. */
  readonly enrolledStudents: readonly string[];
  readonly ratings: readonly CourseRating[];
  /** For the course's educator only, else null. */
  readonly missing: readonly MissingPart[] | null;
}

const RATINGS_SHOWN = 20;
/** The most enrollment ids shown to an educator per course; they may ask for fewer. */
export const ENROLLMENTS_SHOWN = 100;

/** Adds data from other tables and modules to courses, with one query each for the whole list. */
@Injectable()
export class CourseOverviews {
  constructor(
    private readonly view: CoursesView,
    private readonly videos: VideosView,
    private readonly companions: CourseCompanions,
  ) {}

  /** @throws NotFound */
  async one(courseId: string, viewerId: string): Promise<CourseOverview> {
    const course = await this.view.find(courseId);
    const [overview] = course ? await this.complete([course], viewerId) : [];
    if (!overview) throw new NotFound();
    return overview;
  }

  /** The existing courses among the ids, by id. */
  async these(
    courseIds: readonly string[],
    viewerId: string | null,
  ): Promise<ReadonlyMap<string, CourseOverview>> {
    if (courseIds.length === 0) return new Map();
    const overviews = await this.complete(await this.view.these(courseIds), viewerId);
    return new Map(overviews.map((overview) => [overview.id, overview]));
  }

  async complete(
    courses: readonly CourseView[],
    viewerId: string | null,
    studentsShown = ENROLLMENTS_SHOWN,
  ): Promise<CourseOverview[]> {
    if (courses.length === 0) return [];
    const ids = courses.map(({ id }) => id);
    const [lectures, ratings, people, students] = await Promise.all([
      this.lecturesOf(ids),
      this.companions.newestRatings(ids, RATINGS_SHOWN),
      this.companions.educators([...new Set(courses.map(({ creatorId }) => creatorId))]),
      this.studentsOf(courses, viewerId, studentsShown),
    ]);
    return courses.map((course) => ({
      ...course,
      creatorName: people.get(course.creatorId)?.name ?? null,
      lectures: lectures.get(course.id) ?? [],
      enrolledStudents: students.get(course.id) ?? [],
      ratings: ratings.get(course.id) ?? [],
      missing:
        course.creatorId === viewerId ? missing(course, lectures.get(course.id) ?? []) : null,
    }));
  }

  private async lecturesOf(courseIds: readonly string[]): Promise<Map<string, LectureOverview[]>> {
    const lectures = await this.view.lecturesOf(courseIds);
    const seconds = await this.videos.secondsOf(
      [...lectures.values()].flatMap((ofCourse) => ofCourse.map(({ id }) => id)),
    );
    return new Map(
      [...lectures].map(([courseId, ofCourse]) => [
        courseId,
        ofCourse.map((lecture) => ({
          ...lecture,
          durationSeconds: seconds.get(lecture.id) ?? null,
          isPlayable: seconds.has(lecture.id),
        })),
      ]),
    );
  }

  private async studentsOf(
    courses: readonly CourseView[],
    viewerId: string | null,
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    if (!viewerId) return new Map();
    const own = courses.filter(({ creatorId }) => creatorId === viewerId).map(({ id }) => id);
    const others = courses.filter(({ creatorId }) => creatorId !== viewerId).map(({ id }) => id);
    const [enrollments, enrolled] = await Promise.all([
      perCourse === 0
        ? new Map<string, readonly string[]>()
        : this.companions.enrollmentIds(own, perCourse),
      this.companions.enrolledAmong(viewerId, others),
    ]);
    return new Map([...enrollments, ...[...enrolled].map((id) => [id, [viewerId]] as const)]);
  }
}

function missing(course: CourseView, lectures: readonly LectureOverview[]): MissingPart[] {
  return missingParts({
    description: course.description,
    hasPrice: course.pricePaise !== null,
    hasThumbnail: course.thumbnailId !== null,
    hasPlayableLecture: lectures.some(({ isPlayable }) => isPlayable),
  });
}
