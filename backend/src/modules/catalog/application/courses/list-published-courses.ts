import { Injectable } from '@nestjs/common';
import { type CardOfCourse, CardWriter, CourseCards } from './course-cards.js';
import { CourseCompanions } from './course-companions.js';
import { CourseOverviews } from './course-overviews.js';
import type { CoursePage, PublishedQuery } from './courses-view.js';

const NONE: ReadonlySet<string> = new Set();
const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** Lists courses from their cached cards, which are rendered on first use. */
@Injectable()
export class ListPublishedCourses {
  constructor(
    private readonly cards: CourseCards,
    private readonly writer: CardWriter,
    private readonly overviews: CourseOverviews,
    private readonly companions: CourseCompanions,
  ) {}

  /** Returns each course as JSON. The viewer is null for visitors without a session. */
  async execute(query: PublishedQuery, viewerId: string | null): Promise<CoursePage<string>> {
    const { courses, next } = await this.cards.published(query, this.writer.shape);
    const own = courses.filter(({ creatorId }) => creatorId === viewerId);
    const [made, whole, enrolled] = await Promise.all([
      this.made(courses.filter((course) => course.card === null && course.creatorId !== viewerId)),
      this.whole(own, viewerId),
      viewerId === null ? NONE : this.companions.enrolledAmong(viewerId, idsOf(courses)),
    ]);
    const texts: string[] = [];
    for (const { courseId, creatorId, enrollmentCount, card } of courses) {
      const written = creatorId === viewerId ? null : (card ?? made.get(courseId));
      const enrolledStudents = viewerId !== null && enrolled.has(courseId) ? [viewerId] : [];
      const text = written
        ? this.writer.complete(written, { enrollmentCount, enrolledStudents })
        : whole.get(courseId);
      if (text !== undefined) texts.push(text);
    }
    return { courses: texts, next };
  }

  /** Renders the missing cards; by course id. */
  private async made(missing: readonly CardOfCourse[]): Promise<ReadonlyMap<string, string>> {
    if (missing.length === 0) return NO_TEXTS;
    const overviews = await this.overviews.these(idsOf(missing), null);
    const made = missing.flatMap(({ courseId, stamp }) => {
      const overview = overviews.get(courseId);
      // The course was deleted in the meantime.
      return overview ? { courseId, stamp, card: this.writer.card(overview) } : [];
    });
    await this.cards.keep(made, this.writer.shape);
    return new Map(made.map(({ courseId, card }) => [courseId, card]));
  }

  /** Renders the viewer's own courses, of which their educator sees more. */
  private async whole(
    courses: readonly CardOfCourse[],
    viewerId: string | null,
  ): Promise<ReadonlyMap<string, string>> {
    if (courses.length === 0) return NO_TEXTS;
    const overviews = await this.overviews.these(idsOf(courses), viewerId);
    return new Map([...overviews].map(([id, overview]) => [id, this.writer.whole(overview)]));
  }
}

const idsOf = (courses: readonly CardOfCourse[]) => courses.map(({ courseId }) => courseId);
