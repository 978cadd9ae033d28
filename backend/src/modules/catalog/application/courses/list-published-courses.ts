import { Injectable } from '@nestjs/common';
import { type CardOfCourse, CardWriter, CourseCards } from './course-cards.js';
import { CourseCompanions } from './course-companions.js';
import { CourseOverviews } from './course-overviews.js';
import type { CoursePage, PublishedQuery } from './courses-view.js';

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
    const others = courses.filter(({ creatorId }) => creatorId !== viewerId);
    const [written, whole, enrolled] = await Promise.all([
      this.written(others),
      this.whole(own, viewerId),
      viewerId === null
        ? new Set<string>()
        : this.companions.enrolledAmong(viewerId, idsOf(others)),
    ]);
    const texts = courses.flatMap(({ courseId, enrollmentCount }) => {
      const card = written.get(courseId);
      if (card === undefined) return whole.get(courseId) ?? [];
      const enrolledStudents = viewerId !== null && enrolled.has(courseId) ? [viewerId] : [];
      return this.writer.complete(card, { enrollmentCount, enrolledStudents });
    });
    return { courses: texts, next };
  }

  /** The cards by course id, missing ones rendered. */
  private async written(courses: readonly CardOfCourse[]): Promise<Map<string, string>> {
    const missing = courses.filter(({ card }) => card === null);
    const overviews = await this.overviews.these(idsOf(missing), null);
    const made = missing.flatMap(({ courseId, stamp }) => {
      const overview = overviews.get(courseId);
      // The course was deleted in the meantime.
      return overview ? { courseId, stamp, card: this.writer.card(overview) } : [];
    });
    await this.cards.keep(made, this.writer.shape);
    return new Map(
      [...courses, ...made].flatMap(({ courseId, card }) =>
        card === null ? [] : [[courseId, card]],
      ),
    );
  }

  /** Renders the viewer's own courses, of which their educator sees more. */
  private async whole(
    courses: readonly CardOfCourse[],
    viewerId: string | null,
  ): Promise<Map<string, string>> {
    const overviews = await this.overviews.these(idsOf(courses), viewerId);
    return new Map([...overviews].map(([id, overview]) => [id, this.writer.whole(overview)]));
  }
}

const idsOf = (courses: readonly CardOfCourse[]) => courses.map(({ courseId }) => courseId);
