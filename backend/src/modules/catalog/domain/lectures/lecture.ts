import { AggregateRoot } from '../../../../platform/domain/aggregate-root.js';
import { ListingChanged } from '../courses/course-facts.js';
import { LectureAdded, LectureRemoved } from './lecture-facts.js';
import { assertLength } from '../text-length.js';

export const LECTURE_TITLE_MAX = 120;
export const SECTION_TITLE_MAX = 120;

interface NewLecture {
  readonly id: string;
  readonly courseId: string;
  readonly title: string;
  readonly position: number;
  readonly at: Date;
}

export interface LectureChanges {
  readonly title?: string | undefined;
  readonly isPreviewFree?: boolean | undefined;
}

/** One lesson of a course. Its videos are separate aggregates. */
export class Lecture extends AggregateRoot {
  private _isPreviewFree = false;
  private _sectionTitle: string | null = null;

  private constructor(
    readonly id: string,
    readonly courseId: string,
    private _title: string,
    private _position: number,
    readonly createdAt: Date,
  ) {
    super();
  }

  static add({ id, courseId, title, position, at }: NewLecture): Lecture {
    assertTitle(title);
    const lecture = new Lecture(id, courseId, title, position, at);
    lecture.record(LectureAdded.of({ lectureId: id, courseId }));
    lecture.record(ListingChanged.of({ courseId }));
    return lecture;
  }

  /** Absent fields stay as they are. */
  edit({ title, isPreviewFree }: LectureChanges): void {
    if (title !== undefined) {
      assertTitle(title);
      this._title = title;
      this.record(ListingChanged.of({ courseId: this.courseId }));
    }
    if (isPreviewFree !== undefined) this._isPreviewFree = isPreviewFree;
  }

  moveTo(position: number): void {
    this._position = position;
  }

  /** Null means that it goes on with the section before. @throws InvalidInput */
  beginSection(title: string | null): void {
    if (title !== null) assertLength('sections', title, SECTION_TITLE);
    this._sectionTitle = title;
  }

  /** Tells, once for a change of several lectures, that what is found and shown of the course changed. */
  tell(): void {
    this.record(ListingChanged.of({ courseId: this.courseId }));
  }

  remove(): void {
    this.record(LectureRemoved.of({ lectureId: this.id, courseId: this.courseId }));
    this.record(ListingChanged.of({ courseId: this.courseId }));
  }

  get title(): string {
    return this._title;
  }

  /** The title of the section that begins with this lecture, else null. */
  get sectionTitle(): string | null {
    return this._sectionTitle;
  }

  get position(): number {
    return this._position;
  }

  /** Whether users who have not bought the course may watch it. */
  get isPreviewFree(): boolean {
    return this._isPreviewFree;
  }
}

const SECTION_TITLE = { label: 'Section title', min: 1, max: SECTION_TITLE_MAX };

function assertTitle(title: string): void {
  assertLength('lectureTitle', title, { label: 'Lecture title', min: 1, max: LECTURE_TITLE_MAX });
}
