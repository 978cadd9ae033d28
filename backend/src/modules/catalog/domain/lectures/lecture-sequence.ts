import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { LectureOrderStale, TooManyLectures } from '../courses/course-errors.js';
import { Lecture } from './lecture.js';

export const MAX_LECTURES = 300;
/** With the longest titles in any script, all of them fit into one request. */
export const MAX_SECTIONS = 100;

/** A titled stretch of lectures: from one lecture up to the one that begins the next section. */
export interface Section {
  readonly title: string;
  /** The lecture it begins with. */
  readonly lectureId: string;
}

interface AppendedLecture {
  readonly id: string;
  readonly title: string;
  /** The title of the section that begins with it, if one does. */
  readonly sectionTitle?: string | undefined;
  readonly at: Date;
}

/** All lectures of one course in the educator's order: enforces the rules about them as a whole. */
export class LectureSequence {
  constructor(
    private readonly courseId: string,
    private readonly lectures: readonly Lecture[],
  ) {}

  /** @throws TooManyLectures, InvalidInput */
  append({ sectionTitle, ...given }: AppendedLecture): Lecture {
    if (this.lectures.length >= MAX_LECTURES) throw new TooManyLectures(MAX_LECTURES);
    const last = this.lectures.at(-1);
    const position = last ? last.position + 1 : 0;
    const lecture = Lecture.add({ ...given, courseId: this.courseId, position });
    if (sectionTitle !== undefined) {
      assertSections(this.lectures.filter((one) => one.sectionTitle !== null).length + 1);
      lecture.beginSection(sectionTitle);
    }
    return lecture;
  }

  /** Applies a complete new order. @throws LectureOrderStale unless it names each lecture once */
  reorder(lectureIds: readonly string[]): void {
    const places = new Map(lectureIds.map((id, place) => [id, place]));
    const isWhole = places.size === lectureIds.length && places.size === this.lectures.length;
    if (!isWhole) throw new LectureOrderStale();
    for (const lecture of this.lectures) {
      const place = places.get(lecture.id);
      if (place === undefined) throw new LectureOrderStale();
      lecture.moveTo(place);
    }
  }

  /**
   * Replaces all sections. Lectures before the first one are in none.
   *
   * @throws LectureOrderStale if one begins with a lecture that is not there; InvalidInput if two begin with the same,
   *   or there are too many
   */
  divide(sections: readonly Section[]): void {
    assertSections(sections.length);
    const titles = new Map(sections.map(({ lectureId, title }) => [lectureId, title]));
    if (titles.size < sections.length)
      throw InvalidInput.field('sections', 'Let each section begin with another lecture.');
    const known = new Set(this.lectures.map(({ id }) => id));
    if (sections.some(({ lectureId }) => !known.has(lectureId))) throw new LectureOrderStale();
    const changed = this.lectures.filter(
      ({ id, sectionTitle }) => sectionTitle !== (titles.get(id) ?? null),
    );
    for (const lecture of changed) lecture.beginSection(titles.get(lecture.id) ?? null);
    changed[0]?.tell();
  }

  /** Returns the lecture that takes over its section, if it began one and the next lecture does not. */
  remove(lecture: Lecture): Lecture | null {
    lecture.remove();
    const next = this.lectures[this.lectures.indexOf(lecture) + 1];
    if (lecture.sectionTitle === null || next?.sectionTitle !== null) return null;
    next.beginSection(lecture.sectionTitle);
    return next;
  }
}

function assertSections(count: number): void {
  if (count > MAX_SECTIONS)
    throw InvalidInput.field('sections', `A course can have at most ${MAX_SECTIONS} sections.`);
}
