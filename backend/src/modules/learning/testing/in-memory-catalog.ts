import { NotFound } from '../../../platform/domain/domain-error.js';
import {
  CatalogApi,
  type CourseOffer,
  type CourseStatus,
  type CourseSummary,
  type Curriculum,
  type CurriculumLecture,
  type VideoPlace,
} from '../../catalog/contract.js';

interface GivenCourse {
  readonly courseId: string;
  readonly creatorId?: string;
  readonly status?: CourseStatus;
  readonly lectures?: readonly GivenLecture[];
}

type GivenLecture = Omit<CurriculumLecture, 'addedAt'> & { readonly addedAt?: Date };
type KnownCourse = Required<GivenCourse> & Curriculum;

const LONG_AGO = new Date('2026-01-01T00:00:00.000Z');

/** The contract of catalog, with courses and videos that tests define. */
export class InMemoryCatalog extends CatalogApi {
  private readonly courses = new Map<string, KnownCourse>();
  private readonly videos = new Map<string, VideoPlace>();
  /** Counted enrollments, by course. */
  readonly enrollments = new Map<string, number>();
  readonly ratings = new Map<string, { sum: number; count: number }>();
  /** How often the curriculum around a lecture was loaded. */
  lookups = 0;

  has({
    courseId,
    creatorId = 'educator',
    status = 'published',
    lectures = [],
  }: GivenCourse): void {
    const dated = lectures.map((lecture) => ({ addedAt: LONG_AGO, ...lecture }));
    this.courses.set(courseId, { courseId, creatorId, status, lectures: dated });
  }

  hasVideo(videoId: string, lectureId: string, courseId: string, isPreviewFree = false): void {
    const { creatorId, status: courseStatus } = this.known(courseId);
    const place = { videoId, lectureId, courseId, creatorId, courseStatus, isPreviewFree };
    this.videos.set(videoId, { ...place, originalType: null });
  }

  async offerOf(courseId: string): Promise<CourseOffer | null> {
    const course = this.courses.get(courseId);
    return course ? { ...course, title: `Course ${courseId}`, pricePaise: 0 } : null;
  }

  async summariesOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseSummary>> {
    return new Map(this.among(courseIds).map((course) => [course.courseId, summaryOf(course)]));
  }

  async courseIdsOf(creatorId: string): Promise<readonly string[]> {
    const made = [...this.courses.values()].filter((course) => course.creatorId === creatorId);
    return made.map(({ courseId }) => courseId);
  }

  async curriculumOf(courseId: string): Promise<Curriculum | null> {
    return this.courses.get(courseId) ?? null;
  }

  async curriculumWith(lectureId: string): Promise<Curriculum | null> {
    this.lookups += 1;
    const holds = ({ lectures }: KnownCourse) =>
      lectures.some((lecture) => lecture.lectureId === lectureId);
    return [...this.courses.values()].find(holds) ?? null;
  }

  async curriculaOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, Curriculum>> {
    return new Map(this.among(courseIds).map((course) => [course.courseId, course]));
  }

  async placeOfVideo(videoId: string): Promise<VideoPlace | null> {
    return this.videos.get(videoId) ?? null;
  }

  async scrubMedia() {
    return { orphans: [], missing: [], isRemoved: true };
  }

  async captionsOf(): Promise<string | null> {
    return null;
  }

  async masterPlaylistOf(videoId: string): Promise<string | null> {
    return this.videos.has(videoId) ? '#EXTM3U' : null;
  }

  async countEnrollments(courseId: string, change: 1 | -1): Promise<void> {
    this.assertHas(courseId);
    this.enrollments.set(courseId, (this.enrollments.get(courseId) ?? 0) + change);
  }

  async countRating(courseId: string, change: { sum: number; count: number }): Promise<void> {
    this.assertHas(courseId);
    const { sum, count } = this.ratings.get(courseId) ?? { sum: 0, count: 0 };
    this.ratings.set(courseId, { sum: sum + change.sum, count: count + change.count });
  }

  private among(courseIds: readonly string[]): KnownCourse[] {
    return courseIds.flatMap((courseId) => this.courses.get(courseId) ?? []);
  }

  private assertHas(courseId: string): void {
    if (!this.courses.has(courseId)) throw new NotFound();
  }

  private known(courseId: string): KnownCourse {
    const course = this.courses.get(courseId);
    if (!course) throw new Error(`The test says nothing of course ${courseId}.`);
    return course;
  }
}

function summaryOf({ courseId, creatorId, status }: KnownCourse): CourseSummary {
  const title = `Course ${courseId}`;
  return { courseId, title, thumbnail: null, category: 'Others', level: null, creatorId, status };
}
